import fc from 'fast-check';
import { bookId, chapterId, parseVerseId, refsOsis, verseId, verseTitle } from './bible-ids';
import { books } from './books';
import { parseChapterOsisId } from './chapters';
import { verseNumber, verseOsisId } from './verse-ids';

const place = fc.record({
  book: fc.integer({ min: 1, max: 66 }),
  chapter: fc.integer({ min: 1, max: 150 }),
  verse: fc.integer({ min: 1, max: 176 }),
});

test('ids of books, chapters and verses have the digits of the specification', () => {
  const psalm = parseChapterOsisId('Ps.119');
  expect(books.slice(0, 1).map(bookId)).toEqual(['books-01']);
  expect(psalm && chapterId(psalm)).toBe('chapters-19119');
  expect(verseId(1_001_001)).toBe('verses-01001001');
  expect(verseTitle(19_119_176)).toBe('Psalm 119:176');
});

test('parseVerseId reads a verse’s id and its OSIS id', () => {
  fc.assert(
    fc.property(place, (value) => {
      const number = verseNumber(value);
      expect(parseVerseId(verseId(number))).toBe(number);
      expect(parseVerseId(verseOsisId(number) ?? '')).toBe(number);
    }),
  );
});

test('parseVerseId returns undefined for any other text', () => {
  for (const text of ['', 'Gen.1', 'Gen.0.1', 'verses-1', 'books-01', 'Foo.1.1', 'Gen.1.1.1']) {
    expect(parseVerseId(text)).toBeUndefined();
  }
});

test('refsOsis joins references in their order', () => {
  const verse = (chapter: number, number: number) => ({ book: 'GEN', chapter, verse: number });
  expect(
    refsOsis([
      { is_range: true, start: verse(12, 1), end: verse(12, 3) },
      { book: 'HEB', chapter: 11, verse: 8 },
    ]),
  ).toBe('Gen.12.1-Gen.12.3,Heb.11.8');
  expect(refsOsis([])).toBe('');
});
