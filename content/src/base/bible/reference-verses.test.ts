import fc from 'fast-check';
import { parseReference } from './find-references';
import { isVerse, osisOf, verseRef, versesOf } from './reference-verses';

const verses = (text: string) => {
  const refs = parseReference(text);
  return typeof refs === 'string' ? [] : refs.flatMap(versesOf);
};

test('a range names every verse between its ends, over chapters too', () => {
  expect(verses('Genesis 1:30-2:2')).toEqual([1_001_030, 1_001_031, 1_002_001, 1_002_002]);
  expect(verses('Psalm 117')).toEqual([19_117_001, 19_117_002]);
  expect(verses('Genesis 1:1, 3')).toEqual([1_001_001, 1_001_003]);
});

test('a whole book names all its verses, and the canon has 31,102', () => {
  expect(verses('Ruth')).toHaveLength(85);
  const start = { book: 'GEN', chapter: 1, verse: 1 };
  const canon = versesOf({ is_range: true, start, end: { book: 'REV', chapter: 22, verse: 21 } });
  expect(canon).toHaveLength(31_102);
  fc.assert(
    fc.property(fc.constantFrom(...canon), (verse) => {
      expect(versesOf(verseRef(verse))).toEqual([verse]);
    }),
  );
});

test('a verse that there is not names nothing', () => {
  expect(isVerse(1_001_032)).toBe(false);
  expect(versesOf({ book: 'GEN', chapter: 1, verse: 32 })).toEqual([]);
  expect(osisOf({ book: 'JHN', chapter: 3, verse: 16 })).toBe('John.3.16');
});
