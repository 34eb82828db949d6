import { distance } from 'fastest-levenshtein';
import {
  type Book,
  bookBySlug,
  bookName,
  bookNames,
  type BookNames,
  books,
  chapterName,
  chapterPath,
  bookPath,
} from '@manna/shared/domain';
import { plainLetters, verseCount } from '@manna/shared/domain/references';
import type { NearPage } from '@manna/shared/runtime';
import { VERSES_PARAMETER } from './verse-selection';

/** How many books are suggested. */
const MOST = 3;

/** One in this many letters may be wrong; at least two, but only one in short names. */
const SHORT = 4;
const LETTERS_A_SLIP = 3;

const lettersOf = (text: string): string => plainLetters(text).replaceAll(/[^a-z0-9]/g, '');

/** Longer texts are not near any name. Characters. */
const LONGEST_NAME = 50;

/** Whether one is the other with two adjacent letters swapped, the most common typing error. */
const isSwapped = (one: string, other: string): boolean =>
  one.length === other.length &&
  [...one].some((letter, at) => one.slice(0, at) + (one[at + 1] ?? '') + letter + one.slice(at + 2) === other);

const slips = (candidate: string, written: string): number =>
  isSwapped(written, candidate) ? 1 : distance(candidate, written);

const fewestSlips = (known: readonly string[], written: string): number =>
  Math.min(...known.map((candidate) => slips(lettersOf(candidate), written)));

/** The names of a book in both languages, and of one psalm. */
const namesOf = ({ usfmId, name }: Book, names: BookNames): string[] => [
  name,
  names[usfmId] ?? name,
  ...(usfmId === 'PSA' ? [bookNames.psalm, names.psalm] : []),
];

interface NearBook {
  book: Book;
  /** How many letters must be changed to get one of its names. */
  nameSlips: number;
  /** The same for one of its names or ids. */
  slips: number;
}

/** The books that have a name or an id similar to a text. */
function similarBooks(text: string, names: BookNames): NearBook[] {
  if (text.length > LONGEST_NAME) return [];
  const written = lettersOf(text);
  const allowed = written.length < SHORT ? 1 : Math.max(2, Math.floor(written.length / LETTERS_A_SLIP));
  return books
    .map((book): NearBook => {
      const nameSlips = fewestSlips(namesOf(book, names), written);
      return { book, nameSlips, slips: Math.min(nameSlips, fewestSlips([book.osisId, book.usfmId], written)) };
    })
    .filter((near) => near.slips <= allowed);
}

/** The books that a reader may have meant by a slug, nearest first: that book alone if there is one. */
function nearBooks(slug: string, names: BookNames): Book[] {
  const exact = bookBySlug(slug);
  if (exact) return [exact];
  const near = similarBooks(slug, names).sort((one, other) => one.slips - other.slips);
  return near.slice(0, MOST).map(({ book }) => book);
}

/**
 * The books whose names are nearest to one that a reader has written; several if they are equally near. Ids do not
 * count here, because short ones are similar to many words.
 */
export function booksNamedLike(written: string, names: BookNames): Book[] {
  const near = similarBooks(written, names);
  const fewest = Math.min(...near.map(({ nameSlips }) => nameSlips));
  return near.flatMap(({ book, nameSlips }) => (nameSlips === fewest ? [book] : [])).slice(0, MOST);
}

/** Book, chapter and verse as written in a URL. */
interface Written {
  slug: string;
  chapterNum?: string | undefined;
  verseNum?: string | undefined;
}

/** For '/bible/genesis/1/99', the route takes Genesis for the translation: somebody added a verse after the chapter. */
const writtenIn = ({ translation, book = '', chapterNum }: Readonly<Record<string, string | undefined>>): Written =>
  translation !== undefined && /^-?\d+$/.test(book)
    ? { slug: translation, chapterNum: book, verseNum: chapterNum }
    : { slug: book, chapterNum };

/** The nearest existing number: 1 if it is not a number or too low, the last one if it is too high. */
const within = (written: string, last: number): number => Math.min(Math.max(Math.trunc(Number(written)) || 1, 1), last);

/** The page of a chapter, and of the verse if one was written. */
function placesIn(book: Book, { chapterNum, verseNum }: Written, names: BookNames): NearPage[] {
  if (chapterNum === undefined) return [];
  const chapter = within(chapterNum, book.chapterCount);
  const page = { path: chapterPath({ book, chapter }), label: chapterName({ book, chapter }, names) };
  if (verseNum === undefined) return [page];
  const verse = within(verseNum, verseCount(book.usfmId, chapter));
  return [{ path: `${page.path}?${VERSES_PARAMETER}=${verse}`, label: `${page.label}:${verse}` }, page];
}

/**
 * Suggestions for a URL that names no existing chapter: the same chapter of books with a similar name (or their last
 * chapter), and the book; before these the verse, if one was written after the chapter. Paths use the site's default
 * translation.
 *
 * @param params Parameters of the route that matched the URL.
 */
export function nearPassages(params: Readonly<Record<string, string | undefined>>, names: BookNames): NearPage[] {
  const written = writtenIn(params);
  const found = nearBooks(written.slug, names);
  return [
    ...found.flatMap((book) => placesIn(book, written, names)),
    ...found.map((book) => ({ path: bookPath(book), label: bookName(book, names) })),
  ];
}
