import type { BibleRef, BibleVerse } from '../../contracts';
import { endsOf } from '../bible/bible-ids';
import type { BookNames } from '../bible/book-names';
import { books, type Book } from '../bible/books';
import { nameTranslated } from '../bible/name-passages';
import { formatReference, referenceToUrl } from './print-reference';
import type { PassageAddress } from './read-passage';

type InvalidPassage = Extract<PassageAddress, { kind: 'invalid' }>;

const chapterKey = ({ book, chapter }: BibleVerse) => `${book} ${chapter}`;

/**
 * Only references to verses of one chapter are joined ('Genesis 1:1,3'): a path has one spelling, and each chapter a
 * name of its own.
 */
function groupsOf(refs: readonly BibleRef[]): BibleRef[][] {
  const groups: { chapter: string | undefined; refs: BibleRef[] }[] = [];
  for (const ref of refs) {
    const [start, end] = endsOf(ref).map(chapterKey);
    const isWithin = start === end && /[:]/.test(formatReference([ref]));
    const chapter = isWithin ? start : undefined;
    const last = groups.at(-1);
    if (last && chapter !== undefined && last.chapter === chapter) last.refs.push(ref);
    else groups.push({ chapter, refs: [ref] });
  }
  return groups.map((group) => group.refs);
}

/** The books in which references start or end. */
function booksOf(refs: readonly BibleRef[]): Book[] {
  const ids = new Set(refs.flatMap(endsOf).map(({ book }) => book));
  return books.filter(({ usfmId }) => ids.has(usfmId));
}

/** The book that contains the whole passage; undefined if there are several. */
export function bookOfPassage(refs: readonly BibleRef[]): Book | undefined {
  const [book, ...more] = booksOf(refs);
  return more.length === 0 ? book : undefined;
}

/** 'Matthew 5–7; Psalm 1' in the language of `names`. */
export function passageName(refs: readonly BibleRef[], names: BookNames): string {
  const english = groupsOf(refs)
    .map((group) => formatReference(group))
    .join('; ');
  return nameTranslated(english, names);
}

/** An invalid reference as it is written, in the language of `names`: 'Genesis 60', 'Genesis 1,'. */
export const invalidName = ({ refs, ending }: Pick<InvalidPassage, 'refs' | 'ending'>, names: BookNames): string =>
  passageName(refs, names) + ending;

/** 'mat5-7_psa1', the canonical spelling of a passage in a URL. */
export const passageSegment = (refs: readonly BibleRef[]): string =>
  groupsOf(refs)
    .map((group) => referenceToUrl(group))
    .join('_');
