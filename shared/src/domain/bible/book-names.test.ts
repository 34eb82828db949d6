import { bookName, bookNames, chapterName } from './book-names';
import { bookBySlug, books, type Book } from './books';
import { spanishBookNames } from './spanish-names';

function bookOf(slug: string): Book {
  const book = bookBySlug(slug);
  if (!book) throw new Error(`There is no book ${slug}`);
  return book;
}

test('each of the 66 books has a unique name in English and in Spanish', () => {
  for (const names of [bookNames, spanishBookNames]) {
    expect(Object.keys(names).sort()).toEqual([...books.map(({ usfmId }) => usfmId), 'psalm'].sort());
    expect(new Set(Object.values(names)).size).toBe(books.length + 1);
  }
  expect(bookName(bookOf('1-samuel'), bookNames)).toBe('1 Samuel');
  expect(bookName(bookOf('revelation'), spanishBookNames)).toBe('Apocalipsis');
});

test('chapterName has the name of the book, and the word for a psalm for a chapter of the Psalter', () => {
  expect(chapterName({ book: bookOf('genesis'), chapter: 1 }, spanishBookNames)).toBe('Génesis 1');
  expect(chapterName({ book: bookOf('psalms'), chapter: 23 }, bookNames)).toBe('Psalm 23');
  expect(chapterName({ book: bookOf('psalms'), chapter: 23 }, spanishBookNames)).toBe('Salmo 23');
});
