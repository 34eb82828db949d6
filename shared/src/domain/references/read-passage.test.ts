import fc from 'fast-check';
import type { BibleRef } from '../../contracts';
import { bookNames } from '../bible/book-names';
import { books } from '../bible/books';
import { spanishBookNames } from '../bible/spanish-names';
import { invalidName, passageName, passageSegment, readPassage, referenceToUrl, verseCount } from '.';
import { runs } from '../../testing/thorough';

const refsAt = (segment: string): readonly BibleRef[] => {
  const address = readPassage(segment);
  if (address.kind !== 'passage') throw new Error(`${segment} is ${address.kind}`);
  return address.refs;
};
const named = (segment: string) => passageName(refsAt(segment), bookNames);

describe('the path of a passage', () => {
  it.each([
    ['mat5-7_psa1', 'Matthew 5–7; Psalm 1'],
    ['gen-rev', 'Genesis – Revelation'],
    ['gen1v1,3', 'Genesis 1:1,3'],
    ['gen1v1-2v3', 'Genesis 1:1–2:3'],
    ['gen50v26-exo1v2', 'Genesis 50:26 – Exodus 1:2'],
    ['gen1_gen3', 'Genesis 1; Genesis 3'],
    ['1jn2v3-5', '1 John 2:3–5'],
  ])('%s is canonical for %s', (segment, name) => {
    expect(named(segment)).toBe(name);
    expect(passageSegment(refsAt(segment))).toBe(segment);
  });

  it.each([
    ['MAT5-7', 'mat5-7'],
    ['genesis1', 'gen1'],
    ['gen 1:3', 'gen1v3'],
    ['gen1,3', 'gen1_gen3'],
    ['gen1v1-1v1', 'gen1v1'],
    ['Gen.1', 'gen1'],
  ])('%s is read as %s', (segment, canonical) => {
    expect(passageSegment(refsAt(segment))).toBe(canonical);
  });

  it.each([
    ['gen60', 'Genesis 60', 'Genesis has only 50 chapters', 'Genesis 50'],
    ['gen1-60', 'Genesis 1–60', 'Genesis has only 50 chapters', 'Genesis'],
    ['gen1v99', 'Genesis 1:99', 'Genesis 1 has only 31 verses', 'Genesis 1:31'],
    ['gen3-1', 'Genesis 3–1', 'Chapter range is backwards', 'Genesis 1–3'],
    ['gen1,', 'Genesis 1,', 'The reference ends with “,”', 'Genesis 1'],
    ['gen1-', 'Genesis 1-', 'The reference ends with “-”', 'Genesis 1'],
    ['gen1v', 'Genesis 1v', 'The reference ends with “v”', 'Genesis 1'],
    ['gen-', 'Genesis-', 'The reference ends with “-”', 'Genesis'],
    ['gen60,', 'Genesis 60,', 'Genesis has only 50 chapters; The reference ends with “,”', 'Genesis 50'],
    ['psa1_gen60', 'Psalm 1; Genesis 60', 'Genesis has only 50 chapters', 'Psalm 1; Genesis 50'],
  ])('%s is invalid, and has a suggestion', (segment, name, problem, meant) => {
    const address = readPassage(segment);
    if (address.kind !== 'invalid') throw new Error(`${segment} is ${address.kind}`);
    expect(invalidName(address, bookNames)).toBe(name);
    expect(address.problems.join('; ')).toContain(problem);
    expect(passageName(address.repaired, bookNames)).toBe(meant);
  });

  it.each(['zzz', '', ',', 'gen1v-', 'gen1--', '404', 'gen0', 'gen1v0', 'gen-1', 'x'.repeat(600)])(
    '%j is not a passage',
    (segment) => {
      expect(readPassage(segment).kind).toBe('nothing');
    },
  );

  it('names the books in the language of the page, by their full names', () => {
    expect(passageName(refsAt('1jn2-3_jhn1_psa1'), spanishBookNames)).toBe('1 Juan 2–3; Juan 1; Salmo 1');
  });
});

const anyVerse = fc
  .constantFrom(...books)
  .chain((book) => fc.record({ book: fc.constant(book), chapter: fc.integer({ min: 1, max: book.chapterCount }) }))
  .chain(({ book, chapter }) =>
    fc.record({
      book: fc.constant(book.usfmId),
      chapter: fc.constant(chapter),
      verse: fc.integer({ min: 1, max: verseCount(book.usfmId, chapter) }),
    }),
  );
const place = ({ book, chapter, verse }: { book: string; chapter: number; verse: number }) =>
  books.findIndex(({ usfmId }) => usfmId === book) * 1e6 + chapter * 1e3 + verse;
const anyRef: fc.Arbitrary<BibleRef> = fc.oneof(
  anyVerse,
  fc
    .tuple(anyVerse, anyVerse)
    .filter(([one, other]) => place(one) < place(other))
    .map(([start, end]): BibleRef => ({ is_range: true, start, end })),
  anyVerse.map(({ book, chapter }): BibleRef => {
    const start = { book, chapter, verse: 1 };
    return { is_range: true, start, end: { ...start, verse: verseCount(book, chapter) } };
  }),
);
const anyRefs = fc.array(anyRef, { minLength: 1, maxLength: 4 });

describe('every list of references', () => {
  it('has one canonical path that reads back to it, however it was written', () => {
    fc.assert(
      fc.property(anyRefs, (refs) => {
        const segment = passageSegment(refs);
        expect(refsAt(segment)).toEqual(refs);
        expect(passageSegment(refsAt(segment))).toBe(segment);
        expect(passageName(refs, bookNames)).not.toBe('');
      }),
      { numRuns: runs(500) },
    );
  });

  it('never throws for any path', () => {
    const anyText = fc.oneof(fc.string(), anyRefs.map(referenceToUrl), fc.stringMatching(/^[a-z0-9v_,-]{1,20}$/));
    fc.assert(
      fc.property(anyText, (text) => {
        const address = readPassage(text);
        if (address.kind !== 'passage') return;
        const segment = passageSegment(address.refs);
        // A canonical path is not redirected again.
        expect(passageSegment(refsAt(segment))).toBe(segment);
      }),
      { numRuns: runs(1_000) },
    );
  });
});
