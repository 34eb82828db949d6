import fc from 'fast-check';
import { books, chapterOsisId } from '@manna/shared/domain';
import { findReferences, parseReference } from './find-references';
import { osisOf } from './reference-verses';
import { allChapters, verseCountOf } from './versification';

const osisIn = (text: string) =>
  findReferences(text).found.flatMap(({ parts }) =>
    parts.map(({ ref, min, max }) => `${text.slice(min, max)} = ${osisOf(ref)}`),
  );

test('references in the house style are found with their positions, and each part has its own verses', () => {
  expect(osisIn('He went (Genesis 12:1-3; 1 Samuel 17:4), as John 3:16, 18 and Psalm 23 say.')).toEqual([
    'Genesis 12:1-3 = Gen.12.1-Gen.12.3',
    '1 Samuel 17:4 = 1Sam.17.4',
    'John 3:16 = John.3.16',
    '18 = John.3.18',
    'Psalm 23 = Ps.23.1-Ps.23.6',
  ]);
});

test.each([
  ['Jude 5', 'Jude.1.5'],
  ['Jude 3-5', 'Jude.1.3-Jude.1.5'],
  ['Philemon 1:3', 'Phlm.1.3'],
  ['Genesis 11:26-25:10', 'Gen.11.26-Gen.25.10'],
  ['Matthew 5-7', 'Matt.5.1-Matt.7.29'],
  ['Ruth', 'Ruth.1.1-Ruth.4.22'],
])('%s names %s', (text, osis) => {
  const refs = parseReference(text);
  expect(typeof refs === 'string' ? refs : refs.map(osisOf)).toEqual([osis]);
});

test.each([
  ['Genesis 51', 'does not exist: Genesis has only 50 chapters'],
  ['Genesis 1:32', 'does not exist: Genesis 1 has only 31 verses'],
  ['Genesis 1:0', 'names a chapter or verse 0; both count from 1'],
  ['Matthew 7-5', 'cannot be read as a reference'],
  ['Genesis 1:3-3', 'cannot be read as a reference'],
  ['Gen. 1:3', 'is not written as the house style has references'],
  ['Psalm 23.', 'is not written as the house style has references'],
])('%s %s', (text, fault) => {
  expect(parseReference(text)).toBe(fault);
});

test('a chapter and verse are reported when their book is missing or unknown', () => {
  expect(findReferences('(Genesis 12:1; 15:6) and Gen. 3:4').faults).toEqual([
    { min: 15, text: '15:6', fault: 'has no book before it' },
    { min: 30, text: '3:4', fault: 'has no book before it' },
  ]);
});

const chapter = fc.constantFrom(...allChapters);
const verseIn = (ref: (typeof allChapters)[number]) => fc.integer({ min: 1, max: verseCountOf(chapterOsisId(ref)) });

/** A reference in the house style, and the OSIS ranges that it must be read as. */
const reference = chapter.chain((ref) =>
  fc.uniqueArray(verseIn(ref), { minLength: 1, maxLength: 4 }).map((drawn) => {
    const verses = drawn.sort((a, b) => a - b);
    const name = ref.book.osisId === 'Ps' ? 'Psalm' : ref.book.name;
    const [first = 1, second, ...rest] = verses;
    const id = (verse: number) => `${chapterOsisId(ref)}.${verse}`;
    const range = second === undefined ? `${first}` : `${first}-${second}`;
    return {
      text: `${name} ${ref.chapter}:${[range, ...rest].join(', ')}`,
      osis: [second === undefined ? id(first) : `${id(first)}-${id(second)}`, ...rest.map(id)],
    };
  }),
);

test('every reference that is written in the house style is found again in running text', () => {
  fc.assert(
    fc.property(fc.array(reference, { minLength: 1, maxLength: 4 }), (references) => {
      const text = `So it is said (${references.map((one) => one.text).join('; ')}), and so it was.`;
      const { found, faults } = findReferences(text);
      expect(faults).toEqual([]);
      expect(found.map(({ min, max }) => text.slice(min, max))).toEqual(references.map((one) => one.text));
      expect(found.flatMap(({ refs }) => refs.map(osisOf))).toEqual(references.flatMap(({ osis }) => osis));
      expect(found.every(({ parts, refs }) => parts.length === refs.length)).toBe(true);
    }),
  );
});

test('every book and every chapter can be named', () => {
  for (const { name } of books) expect(typeof parseReference(name)).toBe('object');
  for (const { book, chapter: number } of allChapters) {
    expect(typeof parseReference(`${book.name} ${number}`)).toBe('object');
  }
});
