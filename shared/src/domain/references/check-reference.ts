import type { BibleRef, BibleVerse } from '../../contracts';
import { books } from '../bible/books';
import { chapterCount, lastVerse, verseCount } from './verse-counts';

/** Problems of a reference. RANGEOFONE is a warning: the reference is valid. */
export type ReferenceCode = 'BADBOOK' | 'BADCHPT' | 'BADVERSE' | 'BACKWARDSRANGE' | 'RANGEOFONE';

export interface ReferenceProblem {
  code: ReferenceCode;
  isWarning: boolean;
  /** In English, for readers: 'Genesis has only 50 chapters'. */
  message: string;
}

const bookOf = (id: string) => books.find(({ usfmId }) => usfmId === id);

const isWithin = (number: number, last: number): boolean => Number.isInteger(number) && number >= 1 && number <= last;

const error = (code: ReferenceCode, message: string): ReferenceProblem => ({ code, isWarning: false, message });

function verseProblems({ book: id, chapter, verse }: BibleVerse): ReferenceProblem[] {
  const book = bookOf(id);
  if (!book) return [error('BADBOOK', 'The specified book does not exist')];
  const { name, chapterCount: chapters } = book;
  if (!isWithin(chapter, chapters)) return [error('BADCHPT', `${name} has only ${chapters} chapters`)];
  const count = verseCount(id, chapter);
  const chapterName = `${id === 'PSA' ? 'Psalm' : name} ${chapter}`;
  return isWithin(verse, count) ? [] : [error('BADVERSE', `${chapterName} has only ${count} verses`)];
}

/** A whole chapter that does not exist: the parser knows no verses of it, so that it starts and ends at verse 1. */
const isMissingChapter = (start: BibleVerse, end: BibleVerse): boolean =>
  start.verse === 1 && end.verse === 1 && verseCount(start.book, start.chapter) === 0;

function rangeProblems(start: BibleVerse, end: BibleVerse): ReferenceProblem[] {
  const [first, last] = [bookOf(start.book), bookOf(end.book)];
  if (first && last && last.number < first.number) {
    return [error('BACKWARDSRANGE', `Range is backwards (${last.name} comes before ${first.name})`)];
  }
  if (start.book !== end.book || end.chapter > start.chapter) return [];
  if (end.chapter < start.chapter) return [error('BACKWARDSRANGE', 'Chapter range is backwards')];
  if (end.verse < start.verse) return [error('BACKWARDSRANGE', 'Verse range is backwards')];
  const isOne = end.verse === start.verse && !isMissingChapter(start, end);
  return isOne ? [{ code: 'RANGEOFONE', isWarning: true, message: 'Range contains only a single verse' }] : [];
}

function problemsOf(ref: BibleRef): ReferenceProblem[] {
  if (!('is_range' in ref)) return verseProblems(ref);
  return [...verseProblems(ref.start), ...verseProblems(ref.end), ...rangeProblems(ref.start, ref.end)];
}

/** All problems of these references, each once; empty if they are valid. */
export const validateReferences = (refs: readonly BibleRef[]): ReferenceProblem[] => [
  ...new Map(refs.flatMap(problemsOf).map((problem) => [problem.message, problem])).values(),
];

/** The nearest number from 1 to `last`: 1 for NaN. */
const clamped = (number: number, last: number): number => Math.min(Math.max(Math.trunc(number) || 1, 1), last);

function clampedVerse({ book, chapter, verse }: BibleVerse): BibleVerse {
  const chapters = chapterCount(book);
  if (chapters === 0) throw new Error("Cannot fix an 'unknown book' error");
  const existing = clamped(chapter, chapters);
  const last = lastVerse(book, existing);
  return { book, chapter: existing, verse: chapter > chapters ? last : clamped(verse, last) };
}

/** How much of its books a range has: all chapters, or all verses of its chapters. */
function wholeOf(start: BibleVerse, end: BibleVerse): 'books' | 'chapters' | undefined {
  if (start.verse !== 1 || end.verse !== lastVerse(end.book, end.chapter)) return undefined;
  return start.chapter === 1 && end.chapter === chapterCount(end.book) ? 'books' : 'chapters';
}

/** The same books or chapters, from the first verse to the last. */
function inWhole(start: BibleVerse, end: BibleVerse, whole: 'books' | 'chapters'): BibleRef {
  const [first, last] = whole === 'books' ? [1, chapterCount(end.book)] : [start.chapter, end.chapter];
  return {
    is_range: true,
    start: { book: start.book, chapter: first, verse: 1 },
    end: { book: end.book, chapter: last, verse: lastVerse(end.book, last) },
  };
}

const goesBackwards = (start: BibleVerse, end: BibleVerse): boolean =>
  rangeProblems(start, end).some(({ code }) => code === 'BACKWARDSRANGE');

function fixed(ref: BibleRef): BibleRef {
  if (!('is_range' in ref)) return clampedVerse(ref);
  const whole = wholeOf(ref.start, ref.end);
  const [first, last] = [clampedVerse(ref.start), clampedVerse(ref.end)];
  const [start, end] = goesBackwards(first, last) ? [last, first] : [first, last];
  if (whole) return inWhole(start, end, whole);
  const isOne = start.book === end.book && start.chapter === end.chapter && start.verse === end.verse;
  return isOne ? start : { is_range: true, start, end };
}

const MOST_PASSES = 5;

/**
 * The reference that was probably meant: chapters and verses are clamped to those that exist (0, a negative number and
 * NaN to the first), backwards ranges are reversed, and a range of one verse becomes that verse. Whole chapters stay
 * whole chapters.
 *
 * @throws Error "Cannot fix an 'unknown book' error" for a book that does not exist; 'Max fix passes exceeded' after five
 *   passes.
 */
export function repairReference(ref: BibleRef): BibleRef {
  let repaired = ref;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    if (problemsOf(repaired).length === 0) return repaired;
    repaired = fixed(repaired);
  }
  throw new Error('Max fix passes exceeded');
}
