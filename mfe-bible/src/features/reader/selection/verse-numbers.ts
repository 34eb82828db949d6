/** The verse of the number that an element is, or stands in; undefined for what is none. */
export function verseOfNumber(element: Element | null | undefined): number | undefined {
  const [, verse] = /^v(\d+)$/.exec(element?.closest('sup')?.id ?? '') ?? [];
  return verse === undefined ? undefined : Number(verse);
}
