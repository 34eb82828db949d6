import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { BibleRef } from '../../contracts';
import { endsOf, refsOsis } from '../bible/bible-ids';
import { bookByOsisId, books } from '../bible/books';
import { spanishBookNames } from '../bible/spanish-names';
import {
  formatReference,
  formatReferenceShort,
  INVALID_REFERENCE,
  parseReference,
  referenceFromUrl,
  referenceToUrl,
  repairReference,
  validateReferences,
  verseCount,
} from '.';
import { BACKWARDS, SAME_NUMBER } from './grammar';
import { lastVerse } from './verse-counts';
import { bookAliases } from './written-names';
import { runs } from '../../testing/thorough';

/** The lines of a table without comments; '\u00a0' is the character of that code. */
const linesOf = (table: string): string[] =>
  readFileSync(`${__dirname}/${table}.txt`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) =>
      line.replaceAll(/\\u([0-9a-f]{4})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16))),
    );

const pairsOf = (table: string) => linesOf(table).map((line) => line.split(' = ') as [text: string, meaning: string]);

/** 'Gen' and 'Gen.1' with their first and last verses: 'Gen.1.1-Gen.50.26', 'Gen.1.1-Gen.1.31'. */
function inFull(osis: string): string {
  const [start = '', end = start] = osis.split('-');
  const [firstBook = '', firstChapter = '1', firstVerse = '1'] = start.split('.');
  const [id = '', chapter, verse] = end.split('.');
  const book = bookByOsisId(id);
  const last = chapter ?? `${book?.chapterCount}`;
  const first = `${firstBook}.${firstChapter}.${firstVerse}`;
  const whole = `${id}.${last}.${verse ?? verseCount(book?.usfmId ?? '', Number(last))}`;
  return first === whole ? first : `${first}-${whole}`;
}

const typed = pairsOf('typed-references');
const notReferences = linesOf('not-references');

const meaningOf = (text: string): string => {
  const answer = parseReference(text);
  return answer.ok ? refsOsis(answer.refs) : answer.problem;
};

describe('the tables of references', () => {
  it('have hundreds of lines, each once', () => {
    expect(typed.length).toBeGreaterThan(500);
    expect(notReferences.length).toBeGreaterThan(150);
    const texts = [...typed.map(([text]) => text), ...notReferences];
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });
});

describe('a reference that a reader types', () => {
  it.each(typed)('%s means %s', (text, meaning) => {
    expect(meaningOf(text)).toBe(meaning.split(' ').map(inFull).join(','));
  });

  it.each(typed)('%s can be validated, repaired and printed', (text) => {
    const answer = parseReference(text);
    if (!answer.ok) throw new Error(answer.problem);
    expect(validateReferences(answer.refs)).toEqual([]);
    expect(answer.refs.map(repairReference)).toEqual(answer.refs);
    expect(meaningOf(formatReference(answer.refs))).toBe(refsOsis(answer.refs));
  });

  it.each(books)('may have any known form of $name', ({ usfmId, osisId, name }) => {
    const forms = [name, osisId, usfmId, ...bookAliases(usfmId)];
    for (const form of forms.flatMap((one) => [one, one.toUpperCase(), `${one}.`])) {
      expect([form, meaningOf(`${form} 1:1`)]).toEqual([form, `${osisId}.1.1`]);
    }
  });
});

describe('a text that is not a reference', () => {
  it.each(notReferences)('%s is refused', (text) => {
    expect([INVALID_REFERENCE, BACKWARDS, SAME_NUMBER]).toContain(meaningOf(text));
  });

  it.each([
    ['Gen 1:5-3', BACKWARDS],
    ['Gen 5-3', BACKWARDS],
    ['Gen 1:3-3', BACKWARDS],
    ['1-1 Samuel', SAME_NUMBER],
    ['Gen 5-3 apples', INVALID_REFERENCE],
    ['Gen 1-2-3', INVALID_REFERENCE],
    ['Gen 1,', INVALID_REFERENCE],
    ['', INVALID_REFERENCE],
    [' \n', INVALID_REFERENCE],
    [`Gen 1${',1'.repeat(400)}`, INVALID_REFERENCE],
  ])('%j gets its problem', (text, problem) => {
    expect(meaningOf(text)).toBe(problem);
  });
});

describe('a reference in Spanish', () => {
  const read = (text: string) => {
    const answer = parseReference(text, spanishBookNames);
    return answer.ok ? refsOsis(answer.refs) : answer.problem;
  };

  it.each([
    ['Génesis 3', 'Gen.3'],
    ['genesis 3; 1 juan 2', 'Gen.3 1John.2'],
    ['SALMO 23', 'Ps.23'],
    ['Salmos 23', 'Ps.23'],
    ['Primera Corintios 13', '1Cor.13'],
    ['1ª Juan 4:8', '1John.4.8'],
    ['Juan capítulo 3 versículo 16', 'John.3.16'],
    ['Juan 3:16 y 18', 'John.3.16 John.3.18'],
    ['Apocalipsis 1 al 3', 'Rev.1-Rev.3'],
    ['gn 1', 'Gen.1'],
    ['John 3:16', 'John.3.16'],
  ])('%s means %s', (text, meaning) => {
    expect(read(text)).toBe(meaning.split(' ').map(inFull).join(','));
  });

  it('is not read on pages in other languages', () => {
    expect(meaningOf('Apocalipsis 1')).toBe(INVALID_REFERENCE);
    expect(read('juanito 3')).toBe(INVALID_REFERENCE);
  });

  it.each(books)('may have the name of $name with accents and without', ({ usfmId, osisId }) => {
    const name = spanishBookNames[usfmId] ?? '';
    const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
    expect(read(`${name} 1:1`)).toBe(`${osisId}.1.1`);
    expect(read(`${plain} 1:1`)).toBe(`${osisId}.1.1`);
  });
});

const names = books.flatMap(({ name, osisId, usfmId }) => [
  name,
  name.toUpperCase(),
  name.slice(0, -1),
  osisId,
  usfmId,
]);
const words = [
  'I',
  'first',
  'the law',
  'gospel of',
  'letter to the',
  'chapter',
  'verse',
  'v',
  'to',
  'and',
  'of',
  'KJV',
];
const numbers = ['0', '1', '2', '3', '51', '150', '999', '1st', '23rd', '5a', '5f', '5ff', 'iii', 'xl', '1:1', '3.16'];
const signs = [' ', ' ', ' ', '-', ':', ',', ';', '.', '_', '&', '(', ')', '"', '–', 'é', '\u00a0'];
const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom(...names, ...words, ...numbers, ...signs), { maxLength: 12 })
    .map((parts) => parts.join(' ')),
  fc.array(fc.constantFrom(...names, ...numbers, ...signs, ...signs), { maxLength: 8 }).map((parts) => parts.join('')),
);

const problemsOfTexts = [INVALID_REFERENCE, BACKWARDS, SAME_NUMBER];

describe('any text', () => {
  it('is refused, or read as references that can be validated, repaired and printed', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const answer = parseReference(text);
        if (!answer.ok) {
          expect(problemsOfTexts).toContain(answer.problem);
          return;
        }
        expect(answer.refs.length).toBeGreaterThan(0);
        expect(validateReferences(answer.refs).map(({ code }) => code)).not.toContain('BADBOOK');
        const printed = [formatReference, formatReferenceShort, referenceToUrl].map((print) => print(answer.refs));
        for (const one of printed) expect(one).not.toMatch(/NaN|undefined|null/);
        const repaired = answer.refs.map(repairReference);
        expect(validateReferences(repaired)).toEqual([]);
        expect(parseReference(formatReference(repaired))).toEqual({ ok: true, refs: repaired });
        expect(referenceFromUrl(referenceToUrl(repaired))).toEqual(repaired);
      }),
      { numRuns: runs(20_000) },
    );
  });

  it('is read as well with spaces, quotation marks or brackets around it, and in any letter case', () => {
    fc.assert(
      fc.property(fc.constantFrom(...typed), ([text]) => {
        const meaning = meaningOf(text);
        for (const other of [` ${text}\n`, `“${text}”`, `(${text})`, text.toUpperCase(), text.toLowerCase()]) {
          expect([other, meaningOf(other)]).toEqual([other, meaning]);
        }
      }),
    );
  });

  // Processor time, because other processes may be running too. Microseconds.
  const spent = (work: () => void): number => {
    const began = process.cpuUsage();
    work();
    return process.cpuUsage(began).user;
  };

  it('is read within 20 microseconds on average', () => {
    const texts = fc.sample(anyText, 100_000);
    expect(spent(() => texts.map((text) => parseReference(text)))).toBeLessThan(2_000_000);
  });

  it('is read in a few milliseconds, however it is made to be slow', () => {
    const slow = [
      '1 ',
      'the ',
      'v ',
      '1,',
      'chapter 1 ',
      'st ',
      'Gen 1; ',
      'and ',
      '-',
      '.',
      'song of ',
      '1 and ',
      'see ',
    ];
    // What is slow is slow each time; a collection of garbage is not.
    const isQuick = (text: string) => Array.from({ length: 5 }).some(() => spent(() => parseReference(text)) < 20_000);
    for (const piece of slow) {
      expect([piece, isQuick(piece.repeat(500).slice(0, 500))]).toEqual([piece, true]);
      expect([piece, isQuick(piece.repeat(100_000))]).toEqual([piece, true]);
    }
  });
});

describe('every range of chapters or verses', () => {
  const end = fc.constantFrom(...books).chain(({ usfmId: book, chapterCount }) =>
    fc.integer({ min: 1, max: chapterCount }).chain((chapter) =>
      fc.oneof(
        fc.constant({ book, chapter, verse: 1 }),
        fc.constant({ book, chapter, verse: lastVerse(book, chapter) }),
        fc.integer({ min: 1, max: verseCount(book, chapter) }).map((verse) => ({ book, chapter, verse })),
      ),
    ),
  );
  const position = (ref: BibleRef) =>
    endsOf(ref).map(
      ({ book, chapter, verse }) =>
        books.findIndex(({ usfmId }) => usfmId === book) * 1_000_000 + chapter * 1_000 + verse,
    );
  const ranges = fc
    .tuple(end, end)
    .map(([start, last]): BibleRef => ({ is_range: true, start, end: last }))
    .filter((ref) => Number(position(ref)[0]) < Number(position(ref)[1]));

  it.each([' - ', '-', '–', ' to ', ' through '])('is read from its names, ids and numbers, with %j between', (to) => {
    fc.assert(
      fc.property(ranges, (ref) => {
        const [start, last] = endsOf(ref);
        const text = [start, last].map((one) => `${one.book} ${one.chapter}:${one.verse}`).join(to);
        expect(parseReference(text)).toEqual({ ok: true, refs: [ref] });
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('the translation behind a reference', () => {
  const translationOf = (text: string, own: readonly string[] = []) => {
    const answer = parseReference(text, spanishBookNames, new Set(own));
    return answer.ok ? (answer.translation ?? 'none') : answer.problem;
  };

  it.each([
    ['John 3:16 KJV', 'kjv'],
    ['Romans 8 WEB', 'web'],
    ['Juan 3:16 RV1909', 'rv1909'],
    ['John 3:16, (NIV)', 'niv'],
    ['John 3:16 AV', 'kjv'],
    ['Ps 23 Webster', 'wbt'],
    ['John 3:16 KJV; Rom 5:8 KJV', 'kjv'],
    ['John 3:16; Rom 5:8 asv', 'asv'],
    ['John 3:16', 'none'],
    // One page has one translation.
    ['John 3:16 KJV; Rom 5:8 NLT', 'none'],
  ])('of %s is %s', (text, slug) => {
    expect(translationOf(text)).toBe(slug);
  });

  it('may be one that only this site has', () => {
    expect(translationOf('John 3:16 Smyth')).toBe(INVALID_REFERENCE);
    expect(translationOf('John 3:16 Smyth', ['smyth'])).toBe('smyth');
  });
});
