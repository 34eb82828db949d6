/** The query parameter that names the selected verses. */
export const VERSES_PARAMETER = 'v';

const PART = /^([1-9]\d{0,2})(?:-([1-9]\d{0,2}))?$/;

/** Sorts verses and removes duplicates. */
export const inOrder = (verses: Iterable<number>): number[] => [...new Set(verses)].sort((one, other) => one - other);

/** All verses from one to another; empty if the range is backwards. */
export const range = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/**
 * Reads '3_5-7' as [3, 5, 6, 7], each verse once and in order; numbers that are not verses of the chapter are left out.
 */
export const parseVerses = (value: string | null, verseCount: number): number[] =>
  inOrder(
    (value ?? '').split('_').flatMap((part) => {
      const [, first, last = first] = PART.exec(part) ?? [];
      return first === undefined ? [] : range(Number(first), Math.min(Number(last), verseCount));
    }),
  );
