import fc from 'fast-check';
import { books, verseNumber } from '@manna/shared/domain';
import { isVerse } from '../base/bible/reference-verses';
import { orgToKjv } from './org-versification';

const org = orgToKjv();
const named = (osisId: string): number => {
  const [code, chapter, verse] = osisId.split('.');
  return verseNumber({
    book: books.findIndex((book) => book.osisId === code) + 1,
    chapter: Number(chapter),
    verse: Number(verse),
  });
};

test.each([
  ['Gen.32.1', 'Gen.31.55'],
  ['Ps.3.2', 'Ps.3.1'],
  ['Ps.51.3', 'Ps.51.1'],
  ['Joel.3.1', 'Joel.2.28'],
  ['Joel.4.1', 'Joel.3.1'],
  ['Mal.3.19', 'Mal.4.1'],
  ['Mic.5.1', 'Mic.5.2'],
  ['2Cor.13.13', '2Cor.13.14'],
  ['John.3.16', 'John.3.16'],
])('%s of the original numbering is %s', (from, to) => {
  expect(org(named(from))).toEqual({ verse: named(to) });
});

test.each([
  ['Ps.51.1', 'a psalm’s title'],
  ['Num.25.19', 'begins or ends inside a verse'],
  ['1Sam.21.1', 'begins or ends inside a verse'],
  ['Ps.13.6', 'begins or ends inside a verse'],
  ['Rev.12.18', 'begins or ends inside a verse'],
  ['Gen.31.55', 'its number does not exist'],
  ['Gen.51.1', 'its number does not exist'],
])('%s has no counterpart: %s', (from, reason) => {
  expect(org(named(from))).toMatchObject({ reason: expect.stringContaining(reason) as string });
});

test('no two verses are mapped to the same one, and each is mapped to a verse', () => {
  const targets = new Set<number>();
  const faults: number[] = [];
  for (const { number, chapterCount } of books) {
    for (let chapter = 1; chapter <= chapterCount + 1; chapter += 1) {
      for (let verse = 1; verse <= 180; verse += 1) {
        const from = verseNumber({ book: number, chapter, verse });
        const to = org(from);
        if (!('verse' in to)) continue;
        if (!isVerse(to.verse) || targets.has(to.verse)) faults.push(from);
        targets.add(to.verse);
      }
    }
  }
  expect(faults).toEqual([]);
  // The King James Version has 31,102 verses; 20 are parted otherwise in the original numbering, or are not in it.
  expect(targets.size).toBe(31_082);
});

test('any number at all is mapped to a verse or has a reason', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (number) => {
      const to = org(number);
      expect('verse' in to ? isVerse(to.verse) : to.reason.endsWith('.')).toBe(true);
    }),
  );
});
