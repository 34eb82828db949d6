import fc from 'fast-check';
import { verseNumber, verseOsisId, versePlace } from './verse-ids';

test('a verse id has two digits for the book and three each for chapter and verse', () => {
  expect(verseNumber({ book: 1, chapter: 1, verse: 1 })).toBe(1_001_001);
  expect(verseNumber({ book: 19, chapter: 119, verse: 176 })).toBe(19_119_176);
  expect(verseOsisId(66_022_021)).toBe('Rev.22.21');
  expect(verseOsisId(67_001_001)).toBeUndefined();
});

test('versePlace reads back what verseNumber returns', () => {
  const place = fc.record({
    book: fc.integer({ min: 1, max: 66 }),
    chapter: fc.integer({ min: 1, max: 150 }),
    verse: fc.integer({ min: 1, max: 176 }),
  });
  fc.assert(
    fc.property(place, (value) => {
      expect(versePlace(verseNumber(value))).toEqual(value);
    }),
  );
});
