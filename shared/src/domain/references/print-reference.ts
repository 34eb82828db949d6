import type { BibleRef } from '../../contracts';
import { verseId, parseVerseId, refEnds } from '../bible-ids';
import { books } from '../books';
import { versePlace } from '../verse-ids';
import { awoken, copyOf } from './awoken';

/** Longer than any address of the site. Characters. */
const LONGEST = 500;
const INVALID = 'Invalid bible ref url input';
const told = ['Failed to parse url BibleRef, wanted book id', INVALID, 'Expected integer after v separator'];

const list = (refs: readonly BibleRef[]): BibleRef[] => refs.map(copyOf);

type Print = (refs: readonly BibleRef[]) => string;

/** A printed reference in two: 'Genesis ' and '1 - 3', '1 John ' and '2'; null where it names a whole book. */
const inTwo = (printed: string): RegExpExecArray | null => /^(\d? ?\D+)(\d.*)$/.exec(printed);

/** The chapters of one book that a list begins with, each as it is printed by itself: 'Genesis ', ['1', '3 - 5']. */
function chaptersFrom(refs: readonly BibleRef[], print: Print): { book: string; chapters: string[] } {
  let begun = '';
  const chapters: string[] = [];
  for (const ref of refs) {
    const [, book = '', printed = ':'] = inTwo(print([ref])) ?? [];
    if (printed.includes(':') || (begun !== '' && begun !== book)) break;
    begun = book;
    chapters.push(printed);
  }
  return { book: begun, chapters };
}

/**
 * The library prints a second chapter of a book by its verses, 'Genesis 1, 3:1 - 3:24': chapters of one book that follow each
 * other are printed as such.
 */
const printList =
  (print: Print): Print =>
  (refs) => {
    if (refs.length < 2) return print(refs);
    const parts: string[] = [];
    let others: BibleRef[] = [];
    const printOthers = () => {
      if (others.length > 0) parts.push(print(others));
      others = [];
    };
    for (let at = 0; at < refs.length; at += 1) {
      const { book, chapters } = chaptersFrom(refs.slice(at), print);
      if (chapters.length < 2) others.push(...refs.slice(at, at + 1));
      else {
        printOthers();
        parts.push(book + chapters.join(', '));
        at += chapters.length - 1;
      }
    }
    printOthers();
    return parts.join('; ');
  };

/** 'Genesis 1 - 3; Psalm 23:1'. */
export const formatReference = printList((refs) => awoken.format(list(refs), 'compact'));

/** 'Gen 1 - 3; Ps 23:1'. */
export const formatReferenceShort = printList((refs) =>
  awoken.format(list(refs), { compact: true, book_format: 'osis' }),
);

/** 'gen1-3_psa23v1', as it stands in an address. */
export const referenceToUrl = (refs: readonly BibleRef[]): string => awoken.format(list(refs), 'url');

/**
 * References of an address.
 *
 * @throws Error 'Failed to parse url BibleRef, wanted book id…', 'Invalid bible ref url input' or 'Expected integer after v
 *   separator…'.
 */
export function referenceFromUrl(text: string): readonly BibleRef[] {
  if (text === '' || text.length > LONGEST) throw new Error(INVALID);
  try {
    return awoken.parseUrlEncoded(text);
  } catch (error) {
    const message = error instanceof Error ? error.message.replace("'v' seperator", 'v separator') : '';
    // Of a chapter that does not exist the library says what it failed at, not what is wrong.
    throw new Error(told.some((start) => message.startsWith(start)) ? message : INVALID, { cause: error });
  }
}

/** Ids of the first and the last verse: ['verses-01001001', 'verses-01003024']; the same twice for a single verse. */
export function referenceToIds(ref: BibleRef): readonly [first: string, last: string] {
  const [first, last] = refEnds(ref);
  return [verseId(first), verseId(last)];
}

const verseOf = (id: string) => {
  const { book, chapter, verse } = versePlace(parseVerseId(id) ?? 0);
  const usfmId = books[book - 1]?.usfmId;
  return usfmId === undefined ? undefined : { book: usfmId, chapter, verse };
};

/** The reference from one verse to another by their ids; undefined where an id is none. */
export function referenceFromIds(first: string, last: string = first): BibleRef | undefined {
  const [start, end] = [verseOf(first), verseOf(last)];
  if (!start || !end) return undefined;
  return first === last ? start : { is_range: true, start, end };
}
