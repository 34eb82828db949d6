import fc from 'fast-check';
import type { BibleRef, BibleVerse } from '../../contracts';
import { books } from '../bible/books';
import { awoken } from './awoken';
import {
  bookAliases,
  formatReference,
  formatReferenceShort,
  INVALID_REFERENCE,
  parseReference,
  referenceFromIds,
  referenceFromUrl,
  referenceToIds,
  referenceToUrl,
  repairReference,
  validateReferences,
  verseCount,
} from '.';
import { mayBeReference } from './may-be-reference';
import { BACKWARDS, parseSimple } from './simple-reference';

const parsed = (text: string): readonly BibleRef[] => {
  const answer = parseReference(text);
  if (!answer.ok) throw new Error(`${text}: ${answer.problem}`);
  return answer.refs;
};
const shown = (text: string) => formatReference(parsed(text));
const problemOf = (text: string) => {
  const answer = parseReference(text);
  return answer.ok ? undefined : answer.problem;
};
const saidOf = (text: string) => validateReferences(parsed(text)).map(({ code, message }) => [code, message]);

describe('a reference as readers write it', () => {
  it.each([
    ['Gen 1:1', 'Genesis 1:1'],
    ['genesis 1v1', 'Genesis 1:1'],
    ['Genesis 1.1-5', 'Genesis 1:1-5'],
    ['Gen 3 v 4', 'Genesis 3:4'],
    ['gen 1 1-3', 'Genesis 1:1-3'],
    ['1 Cor 13 4', '1 Corinthians 13:4'],
    ['Genesis chapter 3 verse 4', 'Genesis 3:4'],
    ['Gen 1:1–3', 'Genesis 1:1-3'],
    ['Gen\u00a01:1', 'Genesis 1:1'],
    ['Gen １：１', 'Genesis 1:1'],
    ['GEN 1', 'Genesis 1'],
    ['1JN 2', '1 John 2'],
    ['Gen.1.1-Gen.1.3', 'Genesis 1:1-3'],
    ['1John.2.3', '1 John 2:3'],
    ['1 Jn 2:3', '1 John 2:3'],
    ['I John 2:3', '1 John 2:3'],
    ['ii kings 2:3', '2 Kings 2:3'],
    ['III John 1', '3 John 1'],
    ['First John 2:3', '1 John 2:3'],
    ['1st John 2', '1 John 2'],
    ['First Epistle of John 2:1', '1 John 2:1'],
    ['The First Epistle of Paul to the Corinthians 13', '1 Corinthians 13'],
    ['Gospel according to St. Mark 1:1', 'Mark 1:1'],
    ['Acts of the Apostles 2', 'Acts 2'],
    ['Revelation of John 3', 'Revelation 3'],
    ['Ps. 23', 'Psalm 23'],
    ['Psalm 23:1,3', 'Psalm 23:1,3'],
    ['Psalms 23', 'Psalm 23'],
    ['Song 2:1', 'Song of Solomon 2:1'],
    ['Canticles 2', 'Song of Solomon 2'],
    ['Song of Songs 2', 'Song of Solomon 2'],
    ['Matt 5-7; Ps 1', 'Matthew 5 - 7; Psalm 1'],
    ['Gen 1:1-2:3', 'Genesis 1:1 - 2:3'],
    ['Gen 50:26-Exo 1:2', 'Genesis 50:26 - Exodus 1:2'],
    ['1-2 Samuel', '1 Samuel - 2 Samuel'],
    ['1 Cor 13:4-8a', '1 Corinthians 13:4-8'],
    ['gen 1:1f', 'Genesis 1:1'],
  ])('reads %s', (text, expected) => {
    expect(shown(text)).toBe(expected);
    expect(saidOf(text)).toEqual([]);
  });

  it.each([
    ['Jude 5', 'Jude 1:5'],
    ['Jude 5-7', 'Jude 1:5-7'],
    ['Jude 3, 5', 'Jude 1:3,5'],
    ['Jude 1:5', 'Jude 1:5'],
    ['Philemon 3', 'Philemon 1:3'],
    ['Phlm 3', 'Philemon 1:3'],
    ['Obadiah 4', 'Obadiah 1:4'],
    ['2 John 4', '2 John 1:4'],
    ['III John 4', '3 John 1:4'],
    ['Third John 4', '3 John 1:4'],
    ['Gen 1; Jude 5', 'Genesis 1; Jude 1:5'],
    ['Jude', 'Jude 1'],
    ['Jude 1', 'Jude 1'],
  ])('has verses in %s, because the book has one chapter', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it.each([
    ['Gen 1:5-3', 'End of range must be higher than start'],
    ['Gen 5-3', 'End of range must be higher than start'],
    ['1-1 Samuel', 'Numbered book range must have different start to end'],
    ['Gen 1-2-3', INVALID_REFERENCE],
    ['Gen 1:1-2-3', INVALID_REFERENCE],
    ['Foo 1', INVALID_REFERENCE],
    ['Gen 0', INVALID_REFERENCE],
    ['Gen 1:0', INVALID_REFERENCE],
    ['Gen 99999999999999999999', INVALID_REFERENCE],
    ['', INVALID_REFERENCE],
    [' \n', INVALID_REFERENCE],
    [`Gen 1${',1'.repeat(400)}`, INVALID_REFERENCE],
  ])('gets the documented problem for %j', (text, problem) => {
    expect(problemOf(text)).toBe(problem);
  });
});

describe('a reference that goes past the end', () => {
  it.each([
    ['Gen 51', [['BADCHPT', 'Genesis has only 50 chapters']], 'Genesis 50'],
    ['Gen 51:4', [['BADCHPT', 'Genesis has only 50 chapters']], 'Genesis 50:26'],
    ['Gen 49-51', [['BADCHPT', 'Genesis has only 50 chapters']], 'Genesis 49 - 50'],
    ['Gen 1:99', [['BADVERSE', 'Genesis 1 has only 31 verses']], 'Genesis 1:31'],
    ['Gen 50-Exo 41', [['BADCHPT', 'Exodus has only 40 chapters']], 'Genesis 50 - Exodus 40'],
    [
      'Exo 3:1-Gen 2:1',
      [['BACKWARDSRANGE', 'Range is backwards (Genesis comes before Exodus)']],
      'Genesis 2:1 - Exodus 3:1',
    ],
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

it('parseReference accepts every alias of a book', () => {
  expect(bookAliases('GEN')).toEqual(['Gn', 'Ge']);
  expect(bookAliases('XXX')).toEqual([]);
  for (const { usfmId, name } of books) {
    for (const alias of bookAliases(usfmId))
      expect(shown(`${alias} 1`).replace('Psalm 1', 'Psalms 1')).toBe(`${name} 1`);
  }
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
  ])('throws when it is %j', (url, message) => {
    expect(() => referenceFromUrl(url)).toThrow(message);
  });
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
      { numRuns: 1_000 },
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

  it('is the same after a list that leaves out repeated books and chapters is formatted and parsed', () => {
    fc.assert(
      fc.property(few, (refs) => {
        expect(parsed(formatReference(refs))).toEqual(refs);
        expect(parsed(formatReferenceShort(refs))).toEqual(refs);
        expect(referenceFromUrl(referenceToUrl(refs))).toEqual(refs);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['Gen 1, 3, 5; Ps 1, 2:3', 'Genesis 1, 3, 5; Psalm 1, 2:3', 'gen1,3,5_psa1,2v3'],
    ['Gen 1:1, 5, 2:3; Gen 4', 'Genesis 1:1,5, 2:3; Genesis 4', 'gen1v1,5,2v3_gen4'],
    ['Gen 1:1 - 2:3, 2:5; Exo', 'Genesis 1:1 - 2:3, 2:5; Exodus', 'gen1v1-2v3,2v5_exo'],
    [
      'Eph 1; Gen 1:1 - Eze 1:1; Eph 1',
      'Ephesians 1; Genesis 1:1 - Ezekiel 1:1; Ephesians 1',
      'eph1_gen1v1-ezk1v1_eph1',
    ],
  ])('prints %s', (input, text, url) => {
    expect(shown(input)).toBe(text);
    expect(referenceToUrl(parsed(input))).toBe(url);
  });
});

const pieces = ['Gen', 'Exo', 'Jude', 'I', 'Ps', 'Song', '1', '2', '51', '-', ':', ',', ' ', 'v', ';', '_', 'é', '–'];
const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((parts) => parts.join('')),
);

it('no function on references throws anything but the documented errors, for any text', () => {
  const documented =
    /^(Failed to parse url BibleRef, wanted book id|Invalid bible ref url input|Expected integer after v separator)/;
  fc.assert(
    fc.property(anyText, (text) => {
      const answer = parseReference(text);
      if (answer.ok) {
        const sound = validateReferences(answer.refs).every(({ code }) => code !== 'BADBOOK');
        expect(sound).toBe(true);
        const repaired = answer.refs.map(repairReference);
        expect(validateReferences(repaired)).toEqual([]);
        formatReference(repaired);
      }
      try {
        referenceFromUrl(text);
      } catch (error) {
        expect((error as Error).message).toMatch(documented);
      }
    }),
    { numRuns: 5_000 },
  );
});

const typedNames = [
  ...books.flatMap(({ name, osisId, usfmId }) => [name, name.toUpperCase(), name.slice(0, -1), osisId, usfmId]),
  ...[
    'i john',
    'First Cor',
    '2 kgs',
    '1sa',
    'Song of Songs',
    'Genisis',
    'Pslam',
    'Enoch',
    'the law',
    'Gospel of John',
    '',
  ],
];
const number = fc.integer({ min: 1, max: 60 });
const numbers = fc.oneof(
  ...[fc.constant(''), number.map(String)],
  fc.tuple(number, number).map(([chapter, verse]) => `${chapter}:${verse}`),
  fc.tuple(number, number).map(([first, last]) => `${first}-${last}`),
  fc.tuple(number, number, number).map(([chapter, first, last]) => `${chapter}v${first}-${last}`),
  fc.tuple(number, number, number, number).map(([a, b, c, d]) => `${a}:${b}-${c}:${d}`),
  fc.tuple(number, number, number, number).map(([a, b, c, d]) => `${a}.${b}, ${c}-${d}`),
  fc.tuple(number, number).map(([a, b]) => `${a} ${b}`),
);
const typedRef = fc
  .tuple(fc.constantFrom(...typedNames), fc.constantFrom('', ' ', '. '), numbers)
  .map((parts) => parts.join(''));
const referenceLike = fc
  .tuple(typedRef, fc.constantFrom('', '', '; ', ', ', '-', ' - ', ';'), fc.oneof(fc.constant(''), typedRef))
  .map((parts) => parts.join(''));

const attempt = (text: string) => {
  try {
    return awoken.parse(text);
  } catch {
    return undefined;
  }
};

describe('the fast checks before the library’s slow parser', () => {
  it('agree with the library’s parser', () => {
    fc.assert(
      fc.property(referenceLike, (text) => {
        const simple = parseSimple(text);
        const library = attempt(text);
        if (!mayBeReference(text)) expect(library?.status).not.toBe(true);
        if (simple === BACKWARDS)
          expect(library).toMatchObject({ expected: expect.arrayContaining([BACKWARDS]) as unknown });
        else if (simple) expect(library).toEqual({ status: true, value: simple });
      }),
      { numRuns: 3_000 },
    );
  });

  it('allow 100,000 inputs of any kind to be parsed within 5 seconds', () => {
    const half = 50_000;
    const inputs = [...fc.sample(fc.string({ unit: 'binary' }), half), ...fc.sample(referenceLike, half)];
    const documented = [
      undefined,
      INVALID_REFERENCE,
      BACKWARDS,
      'Numbered book range must have different start to end',
    ];
    // Processor time, because other processes may be running too. Microseconds.
    const began = process.cpuUsage();
    const problems = new Set(inputs.map(problemOf));
    expect(process.cpuUsage(began).user).toBeLessThan(5_000_000);
    expect(documented).toEqual(expect.arrayContaining([...problems]));
    expect(problems.size).toBeGreaterThan(1);
  });
});
