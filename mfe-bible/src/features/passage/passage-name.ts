import type { BibleRef } from '@manna/shared/contracts';
import { bookName, bookNames, books, type Book, type BookNames } from '@manna/shared/domain';
import { formatReference, referenceToUrl } from '@manna/shared/domain/references';

const startOf = (ref: BibleRef) => ('is_range' in ref ? ref.start : ref);
const endOf = (ref: BibleRef) => ('is_range' in ref ? ref.end : ref);
const chapterKey = ({ book, chapter }: ReturnType<typeof startOf>) => `${book} ${chapter}`;

/** References of verses in one chapter are written as one ('Genesis 1:1,3'); of others the library's lists are not clear. */
function groupsOf(refs: readonly BibleRef[]): BibleRef[][] {
  const groups: { chapter: string | undefined; refs: BibleRef[] }[] = [];
  for (const ref of refs) {
    const isWithin = chapterKey(startOf(ref)) === chapterKey(endOf(ref)) && /[:]/.test(formatReference([ref]));
    const chapter = isWithin ? chapterKey(startOf(ref)) : undefined;
    const last = groups.at(-1);
    if (last && chapter !== undefined && last.chapter === chapter) last.refs.push(ref);
    else groups.push({ chapter, refs: [ref] });
  }
  return groups.map((group) => group.refs);
}

/** Books that references begin or end in. */
function booksOf(refs: readonly BibleRef[]): Book[] {
  const ids = new Set(refs.flatMap((ref) => [startOf(ref).book, endOf(ref).book]));
  return books.filter(({ usfmId }) => ids.has(usfmId));
}

/** The book that a whole passage stands in; undefined where it stands in several. */
export function bookOfPassage(refs: readonly BibleRef[]): Book | undefined {
  const [book, ...more] = booksOf(refs);
  return more.length === 0 ? book : undefined;
}

/** 'Matthew 5 - 7; Psalm 1' in the language of `names`. */
export function passageName(refs: readonly BibleRef[], names: BookNames): string {
  const english = groupsOf(refs)
    .map((group) => formatReference(group))
    .join('; ');
  // Longer names first: '1 John' holds 'John'.
  const known = new Map([
    ...booksOf(refs).map((book): [string, string] => [book.name, bookName(book, names)]),
    [bookNames.psalm, names.psalm],
  ]);
  const found = [...known.keys()].sort((one, other) => other.length - one.length);
  return english.replaceAll(new RegExp(`\\b(?:${found.join('|')})\\b`, 'g'), (name) => known.get(name) ?? name);
}

/** 'mat5-7_psa1', the one way a passage is written in its address. */
export const passageSegment = (refs: readonly BibleRef[]): string =>
  groupsOf(refs)
    .map((group) => referenceToUrl(group))
    .join('_');

/** Where a passage is read; the site's own translation is left out, so that each text has one address. */
export function passagePath(segment: string, translation: string, siteDefault: string): string {
  const path = `/bible/passage/${encodeURIComponent(segment).replaceAll('%2C', ',')}`;
  return translation === siteDefault ? path : `${path}?translation=${translation}`;
}
