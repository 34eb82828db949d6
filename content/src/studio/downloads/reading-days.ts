import type { SizedChapter } from './bible-chapters';
import { dealOut } from './deal-out';

/** One day's reading: from the Old Testament, from the New, from the Psalms; a part may be empty. */
export interface ReadingDay {
  /** Counts from 1. */
  readonly day: number;
  readonly old: readonly SizedChapter[];
  readonly young: readonly SizedChapter[];
  readonly psalms: readonly SizedChapter[];
}

/**
 * When the New Testament and the Psalms are read beside the Old Testament. 'weekends': the New Testament on the first five
 * days of each week, psalms on the sixth and the seventh; 'daily': both every day.
 */
export type Psalms = 'weekends' | 'daily';

const wordsOf = (chapters: readonly SizedChapter[]) => chapters.reduce((sum, { words }) => sum + words, 0);

function parted(chapters: readonly SizedChapter[], given: readonly number[]): SizedChapter[][] {
  let at = 0;
  return dealOut(
    chapters.map(({ words }) => words),
    given,
  ).map((length) => {
    at += length;
    return chapters.slice(at - length, at);
  });
}

/** Chapters laid on those of `days` days for which `reads` holds (0-based), as evenly as can be; none on the others. */
function laidOn(chapters: readonly SizedChapter[], given: readonly number[], reads: (day: number) => boolean) {
  const own = given.flatMap((words, day) => (reads(day) ? [words] : []));
  const parts = parted(chapters, own);
  return given.map((_, day) => (reads(day) ? (parts.shift() ?? []) : []));
}

const isWeekend = (day: number) => day % 7 >= 5;

/**
 * The whole Bible over so many days, each chapter once: the Old Testament and the New in the order of their books, the
 * Psalms in theirs, so that all days have about as many words to read.
 */
export function readingDays(chapters: readonly SizedChapter[], days: number, psalms: Psalms): ReadingDay[] {
  const isPsalm = ({ book }: SizedChapter) => book.osisId === 'Ps';
  const of = (testament: 'old' | 'new') =>
    chapters.filter((chapter) => chapter.book.testament === testament && !isPsalm(chapter));
  const none = Array.from({ length: days }, () => 0);
  const daily = psalms === 'daily';
  // A year's odd last day closes with a psalm too.
  const lastOdd = (day: number) => day === days - 1 && days % 7 === 1;
  const sung = laidOn(chapters.filter(isPsalm), none, (day) => daily || isWeekend(day) || lastOdd(day));
  const sungWords = sung.map(wordsOf);
  const young = laidOn(of('new'), daily ? sungWords : none, (day) => daily || !(isWeekend(day) || lastOdd(day)));
  const old = parted(
    of('old'),
    young.map((part, day) => wordsOf(part) + (sungWords[day] ?? 0)),
  );
  return old.map((part, day) => ({ day: day + 1, old: part, young: young[day] ?? [], psalms: sung[day] ?? [] }));
}
