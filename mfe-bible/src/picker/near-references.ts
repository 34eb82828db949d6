import { distance } from 'fastest-levenshtein';
import { type Book, bookName, type BookNames } from '@manna/shared/domain';
import { withoutAccents } from '../names/name-passages';
import { nearBooks } from '../names/near-passages';

/** A book as typed, with its number, and what follows: '1 jhon' and '3:16'. */
const bookAndRest = /^((?:\d\s?)?\D+?)\s*(\d.*)?$/;

const lettersOf = (text: string): string => withoutAccents(text).replaceAll(' ', '');

/**
 * Suggestions for a reference with an unknown book, in English: 'John 3:16' for 'jhon 3:16'. Only the books whose names
 * are closest, because short ids are similar to many. Several if a number was left out.
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
