import AwokenRef from 'awoken-bible-reference';
import type { BibleRef, Language } from '@manna/shared/contracts';
import { bookName, bookNames, books, spanishBookNames, type BookNames } from '@manna/shared/domain';

/** One run of verses of a reference, and where its words stand: '18' in 'John 3:16, 18'. */
export interface ReferencePart {
  readonly min: number;
  readonly max: number;
  readonly ref: BibleRef;
}

/** A reference in running text: where it stands, as UTF-16 offsets, and the verses that it names. */
export interface FoundReference {
  readonly min: number;
  readonly max: number;
  readonly text: string;
  readonly refs: readonly BibleRef[];
  /** One for each of `refs`, in order. */
  readonly parts: readonly ReferencePart[];
}

/** What looks like a reference and is none, with the rest of a sentence that says why. */
export interface ReferenceFault {
  readonly min: number;
  readonly text: string;
  readonly fault: string;
}

const NUMBERS = String.raw`\d+(?::\d+)?(?:-\d+(?::\d+)?)?(?:, ?\d+(?::\d+)?(?:-\d+(?::\d+)?)?)*`;

/** How one language writes references. */
interface Wording {
  /** The book's own name, by how it is written. */
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
/** Chapter and verse that no book's name stands before. */
const loosePattern = /(?<![\d:])\d{1,3}:\d{1,3}/g;
const partPattern = /[^, ][^,]*/g;

const singleChapterBooks = new Set(books.filter(({ chapterCount }) => chapterCount === 1).map(({ name }) => name));

/** 'Jude 5' is verse 5, where the library would read chapter 5. */
const asParsed = (book: string, numbers: string): string =>
  singleChapterBooks.has(book) && !numbers.includes(':') ? `${book} 1:${numbers}` : `${book} ${numbers}`;

/** The library lets a chapter or a verse 0 pass. */
const countsFromZero = (ref: BibleRef) =>
  ('is_range' in ref ? [ref.start, ref.end] : [ref]).some(({ chapter, verse }) => chapter < 1 || verse < 1);

/**
 * The verses of one reference in the house style ('Genesis 12:1-3', 'John 3:16, 18', 'Ruth'), a run of verses for each of
 * its parts; or the rest of a sentence that says why it names none. Books have the names that `language` gives them.
 */
export function parseReference(text: string, language: Language = 'en'): readonly BibleRef[] | string {
  const wording = wordings[language];
  const [, written = text, numbers] = wording.whole.exec(text) ?? [];
  const book = wording.books.get(written);
  // 'Psalm' is the name of one psalm, not of the book.
  if (book === undefined || text === 'Psalm') return 'is not written as the house style has references';
  let refs: BibleRef[];
  try {
    refs = AwokenRef.parseOrThrow(numbers === undefined ? book : asParsed(book, numbers));
  } catch {
    return 'cannot be read as a reference';
  }
  if (refs.some(countsFromZero)) return 'names a chapter or verse 0; both count from 1';
  const [error] = refs.flatMap((ref) => AwokenRef.validate(ref));
  if (error) return `does not exist: ${error.message}`;
  return refs.length === (text.match(partPattern)?.length ?? 0) ? refs : 'cannot be read as a reference';
}

/** The verses of references in the house style, those that can be read. */
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

/** Every reference in a run of text of a language, and everything in it that looks like one and is none. */
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
