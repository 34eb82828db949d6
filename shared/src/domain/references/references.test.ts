import fc from 'fast-check';
import type { BibleRef, BibleVerse } from '../../contracts';
import { endsOf } from '../bible/bible-ids';
import { books } from '../bible/books';
import {
  formatReference,
  formatReferenceShort,
  parseReference,
  referenceFromIds,
  referenceFromUrl,
  referenceToIds,
  referenceToUrl,
  repairReference,
  validateReferences,
  verseCount,
} from '.';
import { runs } from '../../testing/thorough';

const parsed = (text: string): readonly BibleRef[] => {
  const answer = parseReference(text);
  if (!answer.ok) throw new Error(`${text}: ${answer.problem}`);
  return answer.refs;
};
const shown = (text: string) => formatReference(parsed(text));
const saidOf = (text: string) => validateReferences(parsed(text)).map(({ code, message }) => [code, message]);

describe('a reference that goes past the end', () => {
  it.each([
    ['Gen 51', [['BADCHPT', 'Genesis has only 50 chapters']], 'Genesis 50'],
    ['Gen 51:4', [['BADCHPT', 'Genesis has only 50 chapters']], 'Genesis 50:26'],
    ['Gen 49-51', [['BADCHPT', 'Genesis has only 50 chapters']], 'Genesis 49–50'],
    ['Gen 1:99', [['BADVERSE', 'Genesis 1 has only 31 verses']], 'Genesis 1:31'],
    ['Gen 50-Exo 41', [['BADCHPT', 'Exodus has only 40 chapters']], 'Genesis 50 – Exodus 40'],
    ['Ps 151', [['BADCHPT', 'Psalms has only 150 chapters']], 'Psalm 150'],
    ['Ps 117:3', [['BADVERSE', 'Psalm 117 has only 2 verses']], 'Psalm 117:2'],
    [
      'Exo 3:1-Gen 2:1',
      [['BACKWARDSRANGE', 'Range is backwards (Genesis comes before Exodus)']],
      'Genesis 2:1 – Exodus 3:1',
    ],
    ['Exodus-Genesis', [['BACKWARDSRANGE', 'Range is backwards (Genesis comes before Exodus)']], 'Genesis – Exodus'],
  ])('reports %s, and what was probably meant', (text, problems, repaired) => {
    expect(saidOf(text)).toEqual(problems);
    expect(formatReference(parsed(text).map(repairReference))).toBe(repaired);
  });

  const range = (start: BibleVerse, end: BibleVerse): BibleRef => ({ is_range: true, start, end });
  const verse = (book: string, chapter: number, number: number): BibleVerse => ({ book, chapter, verse: number });

  it('is an error, whereas a range of one verse is only a warning', () => {
    const one = range(verse('GEN', 1, 1), verse('GEN', 1, 1));
    const [warning] = validateReferences([one]);
    expect(warning).toEqual({ code: 'RANGEOFONE', isWarning: true, message: 'Range contains only a single verse' });
    expect(repairReference(one)).toEqual(verse('GEN', 1, 1));
    expect(one).toEqual(range(verse('GEN', 1, 1), verse('GEN', 1, 1)));
  });

  it.each([
    [range(verse('GEN', 3, 1), verse('GEN', 2, 1)), 'Chapter range is backwards'],
    [range(verse('GEN', 1, 5), verse('GEN', 1, 2)), 'Verse range is backwards'],
  ])('is reversed by repairReference when it is backwards', (ref, message) => {
    expect(validateReferences([ref])).toEqual([
      { code: 'BACKWARDSRANGE', isWarning: false, message: expect.stringContaining(message) as string },
    ]);
    expect(validateReferences([repairReference(ref)])).toEqual([]);
  });

  it('cannot be repaired when the book does not exist', () => {
    const ref = verse('XXX', 1, 1);
    expect(validateReferences([ref])).toEqual([
      { code: 'BADBOOK', isWarning: false, message: 'The specified book does not exist' },
    ]);
    expect(() => repairReference(ref)).toThrow("Cannot fix an 'unknown book' error");
  });
});

const anyNumber = fc.oneof(
  fc.constantFrom(
    0,
    -1,
    1,
    2,
    31,
    50,
    51,
    150,
    151,
    1.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ),
  fc.integer(),
  fc.double(),
);
const anyPlace: fc.Arbitrary<BibleVerse> = fc.record({
  book: fc.constantFrom('GEN', 'PSA', 'JUD', 'REV'),
  chapter: anyNumber,
  verse: anyNumber,
});
const anyNumbers: fc.Arbitrary<BibleRef> = fc.oneof(
  anyPlace,
  fc.tuple(anyPlace, anyPlace).map(([start, end]): BibleRef => ({ is_range: true, start, end })),
);

describe('a reference with numbers that do not exist', () => {
  it.each([
    [0, 0, 'Genesis has only 50 chapters', 'Genesis 1:1'],
    [-1, 5, 'Genesis has only 50 chapters', 'Genesis 1:5'],
    [Number.NaN, 5, 'Genesis has only 50 chapters', 'Genesis 1:5'],
    [3, 0, 'Genesis 3 has only 24 verses', 'Genesis 3:1'],
    [3, -1, 'Genesis 3 has only 24 verses', 'Genesis 3:1'],
    [3, Number.NaN, 'Genesis 3 has only 24 verses', 'Genesis 3:1'],
    [3, 2.5, 'Genesis 3 has only 24 verses', 'Genesis 3:2'],
  ])('is invalid, and repaired to the nearest: chapter %d, verse %d', (chapter, verse, problem, repaired) => {
    const ref = { book: 'GEN', chapter, verse };
    expect(validateReferences([ref]).map(({ message }) => message)).toEqual([problem]);
    expect(formatReference([repairReference(ref)])).toBe(repaired);
  });

  it('is printed, and is valid after it is repaired', () => {
    fc.assert(
      fc.property(anyNumbers, (ref) => {
        expect(() =>
          [formatReference, formatReferenceShort, referenceToUrl].map((print) => print([ref])),
        ).not.toThrow();
        const repaired = repairReference(ref);
        expect(validateReferences([repaired])).toEqual([]);
        expect(repairReference(repaired)).toEqual(repaired);
        if (validateReferences([ref]).length === 0) expect(repaired).toEqual(ref);
      }),
      { numRuns: runs(5_000) },
    );
  });
});

describe('a printed reference', () => {
  it.each([
    ['Ps', 'Psalms'],
    ['Ps 23', 'Psalm 23'],
    ['Ps 23:1', 'Psalm 23:1'],
    ['Ps 23:1-3,6', 'Psalm 23:1–3,6'],
    ['Ps 1-20', 'Psalms 1–20'],
    ['Ps 1, 23', 'Psalms 1, 23'],
    ['Ps 1:1-2:3', 'Psalms 1:1–2:3'],
    ['Ps 1:1, 2:3', 'Psalms 1:1, 2:3'],
    ['Job - Psalms', 'Job – Psalms'],
    ['Job 42 - Ps 3', 'Job 42 – Psalm 3'],
    ['Ps 150 - Prov 1', 'Psalm 150 – Proverbs 1'],
    ['Ps 23; Gen 1; Ps 24', 'Psalm 23; Genesis 1; Psalm 24'],
  ])('has the name of one psalm or of several: %s', (text, printed) => {
    expect(shown(text)).toBe(printed);
    expect(shown(printed)).toBe(printed);
  });

  it.each([
    ['Gen 60', 'Genesis 60', 'gen60'],
    ['Gen 1-60', 'Genesis 1–60', 'gen1-60'],
    ['Gen 60:3', 'Genesis 60:3', 'gen60v3'],
    ['Gen 1:99', 'Genesis 1:99', 'gen1v99'],
    ['Gen 50 - Exo 60', 'Genesis 50 – Exodus 60', 'gen50-exo60'],
  ])('names chapters and verses that do not exist: %s', (text, printed, url) => {
    expect(shown(text)).toBe(printed);
    expect(referenceToUrl(parsed(text))).toBe(url);
  });

  it('has the id of an unknown book', () => {
    expect(formatReference([{ book: 'XXX', chapter: 1, verse: 2 }])).toBe('XXX 1:2');
  });
});

describe('a reference in a URL', () => {
  it.each([
    ['Gen 1; Ps 23:1,3', 'gen1_psa23v1,3'],
    ['Matt 5-7', 'mat5-7'],
    ['1 John 2:3-5', '1jn2v3-5'],
  ])('is written from %s as %s, and parsed back', (text, url) => {
    expect(referenceToUrl(parsed(text))).toBe(url);
    expect(referenceFromUrl(url)).toEqual(parsed(text));
  });

  it.each([
    ['foo1', 'Failed to parse url BibleRef, wanted book id'],
    ['', 'Invalid bible ref url input'],
    ['gen1vx', 'Invalid bible ref url input'],
    ['gen21-gen2vgenv1-', 'Expected integer after v separator'],
    ['jud22', 'Invalid bible ref url input'],
    ['gen0', 'Invalid bible ref url input'],
    ['gen-1', 'Invalid bible ref url input'],
    ['gen1v0', 'Invalid bible ref url input'],
    ['gen1v-1', 'Invalid bible ref url input'],
    ['gen1,', 'Invalid bible ref url input'],
    ['gen1-', 'Invalid bible ref url input'],
    ['gen-', 'Invalid bible ref url input'],
    ['gen1--2', 'Invalid bible ref url input'],
    ['gen1v1-2v', 'Invalid bible ref url input'],
    ['gen1000', 'Invalid bible ref url input'],
    ['gen1-exo2v', 'Expected integer after v separator'],
  ])('throws when it is %j', (url, message) => {
    expect(() => referenceFromUrl(url)).toThrow(message);
  });
});

const urlPieces = [
  'gen',
  'exo',
  'jud',
  '1jn',
  'zzz',
  '0',
  '1',
  '2',
  '60',
  '999',
  'v',
  'v',
  '-',
  '-',
  ',',
  '_',
  'V',
  ' ',
];
const anyUrl = fc.oneof(
  fc.string(),
  fc.array(fc.constantFrom(...urlPieces), { maxLength: 9 }).map((parts) => parts.join('')),
);

it('a URL has only positive numbers, or throws one of the documented errors', () => {
  const documented =
    /^(Failed to parse url BibleRef, wanted book id|Invalid bible ref url input|Expected integer after v separator)/;
  fc.assert(
    fc.property(anyUrl, (url) => {
      try {
        for (const { chapter, verse } of referenceFromUrl(url).flatMap(endsOf)) {
          expect([chapter, verse].every((number) => Number.isInteger(number) && number > 0)).toBe(true);
        }
      } catch (error) {
        expect((error as Error).message).toMatch(documented);
      }
    }),
    { numRuns: runs(10_000) },
  );
});

const anyVerse: fc.Arbitrary<BibleVerse> = fc
  .constantFrom(...books)
  .chain(({ usfmId: book, chapterCount }) =>
    fc
      .integer({ min: 1, max: chapterCount })
      .chain((chapter) =>
        fc.integer({ min: 1, max: verseCount(book, chapter) }).map((verse) => ({ book, chapter, verse })),
      ),
  );
const place = ({ book, chapter, verse }: BibleVerse) =>
  books.findIndex(({ usfmId }) => usfmId === book) * 1e6 + chapter * 1e3 + verse;
const rangeOf = (verse: fc.Arbitrary<BibleVerse>): fc.Arbitrary<BibleRef> =>
  fc
    .tuple(verse, verse)
    .filter(([one, other]) => place(one) !== place(other))
    .map(([one, other]): BibleRef => {
      const [start, end] = place(one) < place(other) ? [one, other] : [other, one];
      return { is_range: true, start, end };
    });
const anyRef: fc.Arbitrary<BibleRef> = fc.oneof(anyVerse, rangeOf(anyVerse));

describe('every valid reference', () => {
  it('is the same after it is formatted and parsed: long, short, in a URL and as ids', () => {
    fc.assert(
      fc.property(anyRef, (ref) => {
        expect(parsed(formatReference([ref]))).toEqual([ref]);
        expect(parsed(formatReferenceShort([ref]))).toEqual([ref]);
        expect(referenceFromUrl(referenceToUrl([ref]))).toEqual([ref]);
        expect(referenceFromIds(...referenceToIds(ref))).toEqual(ref);
        expect(validateReferences([ref])).toEqual([]);
      }),
      { numRuns: runs(1_000) },
    );
  });

  // Verses close together, because a list leaves out a book or chapter that it repeats.
  const near = (book: string, chapters: number) =>
    fc.record({
      book: fc.constant(book),
      chapter: fc.integer({ min: 1, max: chapters }),
      verse: fc.integer({ min: 1, max: 4 }),
    });
  const nearVerse = fc.oneof(near('GEN', 3), near('EXO', 2), near('1JN', 3), near('JUD', 1));
  const wholeChapter = fc.oneof(anyVerse, nearVerse).map(({ book, chapter }): BibleRef => {
    const last = { book, chapter, verse: verseCount(book, chapter) };
    return { is_range: true, start: { book, chapter, verse: 1 }, end: last };
  });
  const few = fc.array(fc.oneof(anyRef, nearVerse, rangeOf(nearVerse), wholeChapter), { minLength: 1, maxLength: 4 });

  it('has no hyphen for readers, and spaces around its dash only between books; a URL has hyphens alone', () => {
    fc.assert(
      fc.property(few, (refs) => {
        for (const shown of [formatReference(refs), formatReferenceShort(refs)]) {
          expect(shown).not.toMatch(/-| –[^ ]|[^ ]– /);
          expect(shown).not.toMatch(/\d – \d+(?!\d| ?\p{L})/u);
        }
        expect(referenceToUrl(refs)).not.toContain('–');
      }),
    );
  });

  it('is the same after a list that leaves out repeated books and chapters is formatted and parsed', () => {
    fc.assert(
      fc.property(few, (refs) => {
        expect(parsed(formatReference(refs))).toEqual(refs);
        expect(parsed(formatReferenceShort(refs))).toEqual(refs);
        expect(referenceFromUrl(referenceToUrl(refs))).toEqual(refs);
      }),
      { numRuns: runs(2_000) },
    );
  });

  it.each([
    ['Gen 1, 3, 5; Ps 1, 2:3', 'Genesis 1, 3, 5; Psalms 1, 2:3', 'gen1,3,5_psa1,2v3'],
    ['Gen 1:1, 5, 2:3; Gen 4', 'Genesis 1:1,5, 2:3; Genesis 4', 'gen1v1,5,2v3_gen4'],
    ['Gen 1:1 - 2:3, 2:5; Exo', 'Genesis 1:1–2:3, 2:5; Exodus', 'gen1v1-2v3,2v5_exo'],
    [
      'Eph 1; Gen 1:1 - Eze 1:1; Eph 1',
      'Ephesians 1; Genesis 1:1 – Ezekiel 1:1; Ephesians 1',
      'eph1_gen1v1-ezk1v1_eph1',
    ],
  ])('prints %s', (input, text, url) => {
    expect(shown(input)).toBe(text);
    expect(referenceToUrl(parsed(input))).toBe(url);
  });
});
