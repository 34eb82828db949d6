import { distance } from 'fastest-levenshtein';
import { type Book, bookBySlug, bookName, type BookNames, books, chapterName, chapterPath } from '@manna/shared/domain';
import type { NearPage } from '@manna/shared/runtime';
import { withoutAccents } from './name-passages';

/** So many books are offered. */
const MOST = 3;

/** One letter in so many may be wrong; two at least, but in short names one. */
const SHORT = 4;
const LETTERS_A_SLIP = 3;

const lettersOf = (text: string): string => withoutAccents(text).replaceAll(/[^a-z0-9]/g, '');

/** Whether one is the other with two neighbouring letters swapped, the commonest slip of the hand. */
const isSwapped = (one: string, other: string): boolean =>
  [...one].some((letter, at) => one.slice(0, at) + (one[at + 1] ?? '') + letter + one.slice(at + 2) === other);

const slips = (candidate: string, written: string): number =>
  isSwapped(written, candidate) ? 1 : distance(candidate, written);

/** How many letters are to be changed until this is a book: by its name in either language, or by an id. */
function slipsTo({ slug, name, osisId, usfmId }: Book, written: string, names: BookNames): number {
  const known = [slug, name, osisId, usfmId, names[usfmId] ?? name].map(lettersOf);
  return Math.min(...known.map((candidate) => slips(candidate, written)));
}

/** The books that a reader may have meant, nearest first. */
function nearBooks(slug: string, names: BookNames): Book[] {
  const written = lettersOf(slug);
  const allowed = written.length < SHORT ? 1 : Math.max(2, Math.floor(written.length / LETTERS_A_SLIP));
  const scored = books.map((book) => ({ book, count: slipsTo(book, written, names) }));
  const near = scored.filter(({ count }) => count <= allowed).sort((one, other) => one.count - other.count);
  return near.slice(0, MOST).map(({ book }) => book);
}

/**
 * The pages that an address may have meant which names no chapter: the same chapter of books that are written nearly so, the
 * last one where a book has not so many, and the book. Paths are those of the site's own translation.
 *
 * @param written Book and chapter as the address has them.
 */
export function nearPassages(
  { book: slug = '', chapterNum }: Readonly<Record<string, string | undefined>>,
  names: BookNames,
): NearPage[] {
  const exact = bookBySlug(slug);
  const found = exact ? [exact] : nearBooks(slug, names);
  const chapters = found.flatMap((book) => {
    if (chapterNum === undefined) return [];
    const chapter = Math.min(Math.max(Math.trunc(Number(chapterNum)) || 1, 1), book.chapterCount);
    return { path: chapterPath({ book, chapter }), label: chapterName({ book, chapter }, names) };
  });
  return [...chapters, ...found.map((book) => ({ path: `/bible/${book.slug}`, label: bookName(book, names) }))];
}
