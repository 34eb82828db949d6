/** The elements of the verse numbers in a chapter's text, in order. */
export const verseNumbers = (text: Element): HTMLElement[] =>
  [...text.querySelectorAll<HTMLElement>('sup')].filter((mark) => verseOfNumber(mark) !== undefined);

/** The verse whose number the element is or is inside; undefined for other elements. */
export function verseOfNumber(element: Element | null | undefined): number | undefined {
  const [, verse] = /^v(\d+)$/.exec(element?.closest('sup')?.id ?? '') ?? [];
  return verse === undefined ? undefined : Number(verse);
}
