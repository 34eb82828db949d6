import type { BibleRef } from '../../contracts';
import { verseId, parseVerseId, refEnds } from '../bible/bible-ids';
import { books } from '../bible/books';
import { versePlace } from '../bible/verse-ids';

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

/** The reference from one verse to another by their ids; undefined if an id is invalid. */
export function referenceFromIds(first: string, last: string = first): BibleRef | undefined {
  const [start, end] = [verseOf(first), verseOf(last)];
  if (!start || !end) return undefined;
  return first === last ? start : { is_range: true, start, end };
}
