/** Selects the elements of verse numbers, in a chapter and in a passage. */
const MARKS = 'sup[id^="v"], sup[data-verse]';

/** The elements of verse numbers in a page, in order. */
export const verseMarks = (page: Element): HTMLElement[] => [...page.querySelectorAll<HTMLElement>(MARKS)];

/**
 * The first of these marks, which are in order, that is not above a height of the window; the last one above it if the next is below `bottom`.
 * CSS pixels.
 */
export function markAt(marks: readonly HTMLElement[], top: number, bottom: number): HTMLElement | undefined {
  let [from, to] = [0, marks.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((marks[middle]?.getBoundingClientRect().top ?? 0) < top) from = middle + 1;
    else to = middle;
  }
  const [before, mark] = [marks[from - 1], marks[from]];
  return mark && mark.getBoundingClientRect().top < bottom ? mark : (before ?? mark);
}
