import { AwokenRef } from 'awoken-bible-reference';
import { bookByOsisId, bookBySlug, books } from './books';

const canon = AwokenRef.versification.order;

test('the books have the order, ids and chapter counts of the versification', () => {
  expect(books.map(({ number, usfmId, osisId, chapterCount }) => [number, usfmId, osisId, chapterCount])).toEqual(
    canon.map(({ id, osisId, chapters }, index) => [index + 1, id, osisId, chapters.length]),
  );
});

test('each book has a name that the versification recognises', () => {
  for (const [index, { name }] of books.entries()) {
    expect([canon[index]?.name, ...(canon[index]?.aliases ?? [])]).toContain(name);
  }
});

test('there are 39 books of the Old Testament and 27 of the New', () => {
  expect(books.filter(({ testament }) => testament === 'old').at(-1)?.name).toBe('Malachi');
  expect(books.filter(({ testament }) => testament === 'new')).toHaveLength(27);
});

test('bookBySlug ignores letter case, and bookByOsisId finds a book by its OSIS id', () => {
  for (const book of books) {
    expect(book.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(bookBySlug(book.slug.toUpperCase())).toBe(book);
    expect(bookByOsisId(book.osisId)).toBe(book);
  }
  expect(bookBySlug('enoch')).toBeUndefined();
  expect(bookByOsisId('gen')).toBeUndefined();
});

test('slugs are what a reader would type', () => {
  expect(bookBySlug('1-samuel')?.name).toBe('1 Samuel');
  expect(bookBySlug('song-of-solomon')?.name).toBe('Song of Solomon');
});
