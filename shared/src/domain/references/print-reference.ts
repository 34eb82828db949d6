import type { BibleRef } from '../../contracts';
import { verseId, parseVerseId, refEnds } from '../bible/bible-ids';
import { books } from '../bible/books';
import { versePlace } from '../bible/verse-ids';
import { awoken, copyOf } from './awoken';

/** Longer than any reference in a URL of the site. Characters. */
const LONGEST = 500;
const INVALID = 'Invalid bible ref url input';
const documented = ['Failed to parse url BibleRef, wanted book id', INVALID, 'Expected integer after v separator'];

const shown = { verse: ':', next: '; ', place: ', ' } as const;

/** Format of a list. */
interface Form {
  /** The library's formatter, called with one reference at a time: in a list it loses the book and the chapter. */
  print: (ref: BibleRef) => string;
  /** Between chapter and verse. */
  verse: ':' | 'v';
  /** Between two references; `place` is between two chapters or verses of one book. */
  next: string;
  place: string;
}

/** 'Genesis 3:4-7': its book 'Genesis ', its place '3:4-7', and '3:', the chapter that all its verses belong to. */
interface Printed {
  whole: string;
  book: string;
  /** Empty for whole books and for several books. */
  place: string;
  /** Empty without verses, and for verses of several chapters. */
  chapter: string;
  hasVerses: boolean;
}

function printOne(ref: BibleRef, { print, verse }: Form): Printed {
  const [start, end] = 'is_range' in ref ? [ref.start, ref.end] : [ref, ref];
  const whole = print(ref);
  const book = print(start).replace(/\d+[:v]\d+$/, '');
  const place = start.book === end.book && whole.startsWith(book) ? whole.slice(book.length) : '';
  const hasVerses = place.includes(verse);
  const chapter = hasVerses && start.chapter === end.chapter ? `${start.chapter}${verse}` : '';
  return { whole, book, place, chapter, hasVerses };
}

/** The next reference after another: ',5' in the same chapter, ', 3:4' in the same book, or '; Exodus 1'. */
function continued(before: Printed, { whole, book, place, chapter, hasVerses }: Printed, form: Form): string {
  // After verses, and in a book of one chapter, a bare number would be read as another verse.
  const isVerse = !hasVerses && (before.hasVerses || whole === before.whole);
  const isSameBook = place !== '' && before.place !== '' && book === before.book && !isVerse;
  if (!isSameBook) return form.next + whole;
  return chapter !== '' && chapter === before.chapter ? `,${place.slice(chapter.length)}` : form.place + place;
}

const printList =
  (form: Form) =>
  (refs: readonly BibleRef[]): string => {
    const printed = refs.map((ref) => printOne(ref, form));
    return printed
      .map((now, at) => {
        const before = printed[at - 1];
        return before ? continued(before, now, form) : now.whole;
      })
      .join('');
  };

/** 'Genesis 1 - 3; Psalm 23:1,4'. */
export const formatReference = printList({ print: (ref) => awoken.format([copyOf(ref)], 'compact'), ...shown });

/** 'Gen 1 - 3; Ps 23:1,4'. */
export const formatReferenceShort = printList({
  print: (ref) => awoken.format([copyOf(ref)], { compact: true, book_format: 'osis' }),
  ...shown,
});

/** 'gen1-3_psa23v1,4', the form in URLs. */
export const referenceToUrl = printList({
  print: (ref) => awoken.format([copyOf(ref)], 'url'),
  verse: 'v',
  next: '_',
  place: ',',
});

/**
 * Parses references from a URL.
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
    // For a chapter that does not exist, the library reports its own failure and not the cause.
    throw new Error(documented.some((start) => message.startsWith(start)) ? message : INVALID, { cause: error });
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

/** The reference from one verse to another by their ids; undefined if an id is invalid. */
export function referenceFromIds(first: string, last: string = first): BibleRef | undefined {
  const [start, end] = [verseOf(first), verseOf(last)];
  if (!start || !end) return undefined;
  return first === last ? start : { is_range: true, start, end };
}
