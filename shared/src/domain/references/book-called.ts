import type { BookNames } from '../bible/book-names';
import { books, type Book } from '../bible/books';
import { readBook } from './read-book';
import { tokensOf } from './tokens';
import { writtenNames } from './written-names';

/**
 * The book that a text names in any style and nothing else: '1st Samuel', 'I Samuel', 'Song of Songs'. Undefined if it names none,
 * or something besides.
 *
 * @param names The names of another language, which are read besides the English ones.
 */
export function bookCalled(text: string, names?: BookNames): Book | undefined {
  const tokens = tokensOf(text) ?? [];
  const found = readBook(tokens, 0, writtenNames(names));
  return found?.next === tokens.length ? books.find(({ usfmId }) => usfmId === found.id) : undefined;
}
