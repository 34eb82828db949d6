import fc from 'fast-check';
import { books } from './books';
import {
  chapterOsisId,
  chapterTitle,
  nextChapter,
  parseChapterOsisId,
  previousChapter,
  type ChapterRef,
} from './chapters';

const anyChapter: fc.Arbitrary<ChapterRef> = fc
  .constantFrom(...books)
  .chain((book) => fc.record({ book: fc.constant(book), chapter: fc.integer({ min: 1, max: book.chapterCount }) }));

const named = (osisId: string): ChapterRef => {
  const ref = parseChapterOsisId(osisId);
  if (!ref) throw new Error(`${osisId} is no chapter`);
  return ref;
};
const idOf = (ref: ChapterRef | undefined) => ref && chapterOsisId(ref);

test('nextChapter leads from Genesis 1 through all 1,189 chapters, each once, to Revelation 22', () => {
  const seen: string[] = [];
  for (let ref: ChapterRef | undefined = named('Gen.1'); ref; ref = nextChapter(ref)) seen.push(chapterOsisId(ref));
  expect(new Set(seen).size).toBe(1189);
  expect(seen).toHaveLength(1189);
  expect(seen.at(-1)).toBe('Rev.22');
});

test('previousChapter crosses into the previous book, and is undefined before Genesis 1', () => {
  expect(idOf(previousChapter(named('Matt.1')))).toBe('Mal.4');
  expect(idOf(previousChapter(named('Gen.1')))).toBeUndefined();
  expect(idOf(nextChapter(named('Rev.22')))).toBeUndefined();
});

test('previousChapter and nextChapter undo each other', () => {
  fc.assert(
    fc.property(anyChapter, (ref) => {
      const next = nextChapter(ref);
      const before = previousChapter(ref);
      if (next) expect(previousChapter(next)).toEqual(ref);
      if (before) expect(nextChapter(before)).toEqual(ref);
    }),
  );
});

test('parseChapterOsisId reads what chapterOsisId returns', () => {
  fc.assert(
    fc.property(anyChapter, (ref) => {
      expect(parseChapterOsisId(chapterOsisId(ref))).toEqual(ref);
    }),
  );
});

test('parseChapterOsisId returns undefined for a chapter that does not exist and for malformed ids', () => {
  fc.assert(
    fc.property(fc.constantFrom(...books), fc.nat(), (book, beyond) => {
      expect(parseChapterOsisId(`${book.osisId}.${book.chapterCount + 1 + beyond}`)).toBeUndefined();
    }),
  );
  for (const text of ['', 'Gen', 'Gen.0', 'Gen.01', 'Gen.1.1', 'gen.1', 'Gen. 1', 'Enoch.1']) {
    expect(parseChapterOsisId(text)).toBeUndefined();
  }
});

test('parseChapterOsisId returns a chapter with exactly that id, or undefined, for any text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9A-Za-z]{1,6}\.[0-9]{1,4}$/)), (text) => {
      const ref = parseChapterOsisId(text);
      if (ref) expect(chapterOsisId(ref)).toBe(text);
    }),
  );
});

test('chapterTitle has the name of the book, and Psalm for a chapter of the Psalter', () => {
  expect(chapterTitle(named('1Sam.3'))).toBe('1 Samuel 3');
  expect(chapterTitle(named('Ps.23'))).toBe('Psalm 23');
});
