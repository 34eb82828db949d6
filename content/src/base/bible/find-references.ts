import type { BibleRef, Language } from '@manna/shared/contracts';
import { bookName, bookNames, books, spanishBookNames, type BookNames } from '@manna/shared/domain';
import { parseReference as readReference, validateReferences } from '@manna/shared/domain/references';

/** One range of verses in a reference, and the position of its text: '18' in 'John 3:16, 18'. */
export interface ReferencePart {
  readonly min: number;
  readonly max: number;
  readonly ref: BibleRef;
}

/** A reference in running text: its position in UTF-16 code units, and the verses that it names. */
export interface FoundReference {
  readonly min: number;
  readonly max: number;
  readonly text: string;
  readonly refs: readonly BibleRef[];
  /** One part for each of `refs`, in the same order. */
  readonly parts: readonly ReferencePart[];
}

/** Text that looks like a reference but is invalid, with the rest of a sentence that says why. */
export interface ReferenceFault {
  readonly min: number;
  readonly text: string;
  readonly fault: string;
}

const NUMBERS = String.raw`\d+(?::\d+)?(?:-\d+(?::\d+)?)?(?:, ?\d+(?::\d+)?(?:-\d+(?::\d+)?)?)*`;

/** How a language writes references. */
interface Wording {
  /** The book's own name, by its spelling in text. */
  readonly books: ReadonlyMap<string, string>;
  readonly inText: RegExp;
  readonly whole: RegExp;
}

function wordingOf(ownNames: BookNames): Wording {
  const written = [
    ...books.map((book) => [bookName(book, ownNames), book.name] as const),
    [ownNames.psalm, 'Psalms'] as const,
  ];
  const names = written
    .map(([name]) => name)
    .sort((a, b) => b.length - a.length)
    .join('|');
  return {
    books: new Map(written),
    inText: new RegExp(String.raw`(?<![\p{L}\d])(${names}) (${NUMBERS})(?![\d:])`, 'gu'),
    whole: new RegExp(String.raw`^(${names}) (${NUMBERS})$`, 'u'),
  };
}

const wordings: Readonly<Record<Language, Wording>> = {
  en: wordingOf(bookNames),
  es: wordingOf(spanishBookNames),
};
/** Matches chapter and verse without a book before them. */
const loosePattern = /(?<![\d:])\d{1,3}:\d{1,3}/g;
const partPattern = /[^, ][^,]*/g;

const singleChapterBooks = new Set(books.filter(({ chapterCount }) => chapterCount === 1).map(({ name }) => name));

/** 'Jude 1' means verse 1 in the house style, whereas readers may mean the chapter. */
const asParsed = (book: string, numbers: string): string =>
  singleChapterBooks.has(book) && !numbers.includes(':') ? `${book} 1:${numbers}` : `${book} ${numbers}`;

/**
 * Parses one reference in the house style ('Genesis 12:1-3', 'John 3:16, 18', 'Ruth'). Returns one range of verses per
 * part, or the rest of a sentence that says why it is invalid. `language` gives the names of the books.
 */
export function parseReference(text: string, language: Language = 'en'): readonly BibleRef[] | string {
  const wording = wordings[language];
  const [, written = text, numbers] = wording.whole.exec(text) ?? [];
  const book = wording.books.get(written);
  // 'Psalm' names a single psalm, not the book.
  if (book === undefined || text === 'Psalm') return 'is not written as the house style has references';
  if (/\b0/.test(numbers ?? '')) return 'names a chapter or verse 0; both count from 1';
  const answer = readReference(numbers === undefined ? book : asParsed(book, numbers));
  if (!answer.ok) return 'cannot be read as a reference';
  const { refs } = answer;
  const [problem] = validateReferences(refs);
  if (problem) return `does not exist: ${problem.message}`;
  return refs.length === (text.match(partPattern)?.length ?? 0) ? refs : 'cannot be read as a reference';
}

/** Parses references in the house style and drops those that are invalid. */
export const readReferences = (references: readonly string[]): BibleRef[] =>
  references.flatMap((text) => {
    const refs = parseReference(text);
    return typeof refs === 'string' ? [] : refs;
  });

function partsOf(text: string, min: number, refs: readonly BibleRef[]): ReferencePart[] {
  const words = [...text.matchAll(partPattern)];
  return refs.flatMap((ref, index) => {
    const word = words[index];
    return word ? [{ min: min + word.index, max: min + word.index + word[0].length, ref }] : [];
  });
}

/** Finds every reference in running text, and everything that looks like one but is invalid. */
export function findReferences(
  text: string,
  language: Language = 'en',
): { found: FoundReference[]; faults: ReferenceFault[] } {
  const found: FoundReference[] = [];
  const faults: ReferenceFault[] = [];
  const taken: (readonly [min: number, max: number])[] = [];
  for (const { 0: words, index: min } of text.matchAll(wordings[language].inText)) {
    const refs = parseReference(words, language);
    const max = min + words.length;
    taken.push([min, max]);
    if (typeof refs === 'string') faults.push({ min, text: words, fault: refs });
    else found.push({ min, max, text: words, refs, parts: partsOf(words, min, refs) });
  }
  for (const { 0: words, index: at } of text.matchAll(loosePattern)) {
    if (taken.some(([min, max]) => at >= min && at < max)) continue;
    faults.push({ min: at, text: words, fault: 'has no book before it' });
  }
  return { found, faults: faults.sort((a, b) => a.min - b.min) };
}
