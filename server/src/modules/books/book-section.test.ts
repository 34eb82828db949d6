import { parseReference, referenceToUrl } from '@manna/shared/domain/references';
import { sectionLocation } from './book-section';

test.each([
  ['Gen.50', '50', '/bible/genesis/50'],
  ['Gen.1-Gen.11', '1–11', '/bible/passage/gen1-11'],
  ['Gen.12.1-Gen.25.18', '12:1–25:18', '/bible/passage/gen12v1-25v18'],
  ['Joel.2.1-Joel.2.17', '2:1–17', '/bible/joel/2?v=1-17'],
  ['Obad.1.1-Obad.1.9', '1–9', '/bible/obadiah/1?v=1-9'],
  ['1Sam.1-1Sam.7', '1–7', '/bible/passage/1sa1-7'],
  ['John.21.25', '21:25', '/bible/john/21?v=25'],
])('the section %s has the range %s and the path %s', (osis, range, path) => {
  expect(sectionLocation(osis)).toEqual({ range, path });
});

test('the path of a passage over several chapters is the one that the reader uses', () => {
  for (const [osis, words] of [
    ['Gen.1-Gen.11', 'Genesis 1-11'],
    ['Gen.12.1-Gen.25.18', 'Genesis 12:1-25:18'],
    ['Ps.42-Ps.72', 'Psalm 42-72'],
  ] as const) {
    const parsed = parseReference(words);
    if (!parsed.ok) throw new Error(`${words} cannot be read`);
    expect(sectionLocation(osis)?.path).toBe(`/bible/passage/${referenceToUrl(parsed.refs)}`);
  }
});

test('a section of an unknown book has no path', () => {
  expect(sectionLocation('Enoch.1')).toBeUndefined();
});
