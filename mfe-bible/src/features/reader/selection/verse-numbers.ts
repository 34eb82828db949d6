/** The numbers of the verses in a chapter's text, in order. */
export const verseNumbers = (text: Element): HTMLElement[] =>
  [...text.querySelectorAll<HTMLElement>('sup')].filter((mark) => verseOfNumber(mark) !== undefined);

/** The verse of the number that an element is, or stands in; undefined for what is none. */
export function verseOfNumber(element: Element | null | undefined): number | undefined {
  const [, verse] = /^v(\d+)$/.exec(element?.closest('sup')?.id ?? '') ?? [];
  return verse === undefined ? undefined : Number(verse);
}
