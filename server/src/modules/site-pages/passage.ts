import { books, chapterPath, parseVerseId, verseOsisId, versePlace, verseTitle } from '@manna/shared/domain';

/** A verse, or consecutive verses of one chapter. */
export interface Passage {
  /** Verse numbers, ascending. */
  numbers: number[];
  osisIds: string[];
  title: string;
  path: string;
}

/** Parses the passage 'Ps.23.1-Ps.23.3' or 'Ps.23.1'; undefined if it is invalid. */
export function passageOf(osis: string): Passage | undefined {
  const [first, last = first] = osis.split('-').map(parseVerseId);
  if (first === undefined || last === undefined || last < first) return undefined;
  const { book: number, chapter, verse } = versePlace(first);
  const end = versePlace(last).verse;
  const book = books[number - 1];
  const title = verseTitle(first);
  if (!book || title === undefined) return undefined;
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return {
    numbers,
    osisIds: numbers.flatMap((one) => verseOsisId(one) ?? []),
    title: end === verse ? title : `${title}–${end}`,
    path: `${chapterPath({ book, chapter })}?v=${end === verse ? verse : `${verse}-${end}`}`,
  };
}
