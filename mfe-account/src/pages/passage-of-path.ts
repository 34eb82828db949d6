import { bookBySlug, biblePaths, encyclopediaPaths, books, type Book } from '@manna/shared/domain';

/** The beginning of the passage that a page shows: a book, a chapter of it, or a verse. */
export interface PagePassage {
  readonly book: Book;
  readonly chapter?: number;
  readonly verse?: number;
}

const PASSAGES = biblePaths.passage({ reference: '' });

const positive = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,2}$/.test(text) ? Number(text) : undefined;

/** Psalm 119 has the most. */
const MOST_VERSES = 176;

function passageFrom(book: Book, chapterText?: string, verseText?: string): PagePassage {
  const chapter = positive(chapterText);
  const verse = positive(verseText);
  if (chapter === undefined || chapter > book.chapterCount) return { book };
  return verse === undefined || verse > MOST_VERSES ? { book, chapter } : { book, chapter, verse };
}

/** The first reference of a passage page: 'gen1v3-5_psa23'. */
function firstReference(reference: string): PagePassage | undefined {
  const [, id = '', chapter, verse] = /^([0-9a-z]{3})(\d+)?(?:v(\d+))?/i.exec(reference) ?? [];
  const book = books.find(({ usfmId }) => usfmId === id.toUpperCase());
  return book && passageFrom(book, chapter, verse);
}

/**
 * The passage that a path of this site leads to, as far as its beginning; undefined for pages about other things. Verses that
 * are selected in the reader (`?v=4-6`) belong to it.
 */
export function passageOfPath(path: string): PagePassage | undefined {
  const [pathname = '', query = ''] = path.split('?', 2);
  if (pathname.startsWith(PASSAGES)) return firstReference(pathname.slice(PASSAGES.length));
  const segments = pathname.split('/').slice(1);
  const isIn = (root: string) => pathname.startsWith(`${root}/`);
  if (isIn(encyclopediaPaths.encyclopedia)) {
    const book = bookBySlug(segments[1] ?? '');
    return book && passageFrom(book, segments[2], segments[3]);
  }
  if (!isIn(biblePaths.contents)) return undefined;
  // A translation, or another view of the chapter, may stand before the book.
  const at = bookBySlug(segments[1] ?? '') ? 1 : 2;
  const book = bookBySlug(segments[at] ?? '');
  const [verse] = (new URLSearchParams(query).get('v') ?? '').split(/[-_]/);
  return book && passageFrom(book, segments[at + 1], verse);
}

/** Orders pages by the Bible: by book, chapter and verse; pages about other things keep their order at the end. */
export function compareByBible(path: string, other: string): number {
  const [one, two] = [passageOfPath(path), passageOfPath(other)];
  if (!one || !two) return Number(!one) - Number(!two);
  return (
    one.book.number - two.book.number || (one.chapter ?? 0) - (two.chapter ?? 0) || (one.verse ?? 0) - (two.verse ?? 0)
  );
}
