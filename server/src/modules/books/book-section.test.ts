import { parseReference, referenceToUrl } from '@manna/shared/domain/references';
import { sectionPlace } from './book-section';

test.each([
  ['Gen.50', '50', '/bible/genesis/50'],
  ['Gen.1-Gen.11', '1-11', '/bible/passage/gen1-11'],
  ['Gen.12.1-Gen.25.18', '12:1-25:18', '/bible/passage/gen12v1-25v18'],
  ['Joel.2.1-Joel.2.17', '2:1-17', '/bible/joel/2?v=1-17'],
  ['Obad.1.1-Obad.1.9', '1-9', '/bible/obadiah/1?v=1-9'],
  ['1Sam.1-1Sam.7', '1-7', '/bible/passage/1sa1-7'],
  ['John.21.25', '21:25', '/bible/john/21?v=25'],
])('the part %s is told as %s and read at %s', (osis, range, path) => {
  expect(sectionPlace(osis)).toEqual({ range, path });
});

test('a passage over chapters has the address that the reader writes it in', () => {
  for (const [osis, words] of [
    ['Gen.1-Gen.11', 'Genesis 1-11'],
    ['Gen.12.1-Gen.25.18', 'Genesis 12:1-25:18'],
    ['Ps.42-Ps.72', 'Psalm 42-72'],
  ] as const) {
    const parsed = parseReference(words);
    if (!parsed.ok) throw new Error(`${words} cannot be read`);
    expect(sectionPlace(osis)?.path).toBe(`/bible/passage/${referenceToUrl(parsed.refs)}`);
  }
});

test('a part of no book has no place', () => {
  expect(sectionPlace('Enoch.1')).toBeUndefined();
});
