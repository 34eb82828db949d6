import { distance } from 'fastest-levenshtein';
import { type Book, bookName, type BookNames } from '@manna/shared/domain';
import { withoutAccents } from '../names/name-passages';
import { nearBooks } from '../names/near-passages';

/** A book as somebody wrote it, with its number, and what follows: '1 jhon' and '3:16'. */
const bookAndRest = /^((?:\d\s?)?\D+?)\s*(\d.*)?$/;

const lettersOf = (text: string): string => withoutAccents(text).replaceAll(' ', '');

/**
 * What a reference may mean whose book is none, in English: 'John 3:16' of 'jhon 3:16'. Of the books that are near, those
 * whose names are written most alike: short ids are like so much. Several where a number was left out.
 */
export function nearReferences(typed: string, names: BookNames): string[] {
  const [, written = '', rest = ''] = bookAndRest.exec(typed.trim()) ?? [];
  if (written === '') return [];
  const slipsTo = (book: Book) =>
    Math.min(...[book.name, bookName(book, names)].map((name) => distance(lettersOf(name), lettersOf(written))));
  const found = nearBooks(written, names);
  const fewest = Math.min(...found.map(slipsTo));
  return found.filter((book) => slipsTo(book) === fewest).map(({ name }) => `${name} ${rest}`.trim());
}
