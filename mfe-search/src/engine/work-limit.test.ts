import fc from 'fast-check';
import { books, formatBibleListing } from '@manna/shared/domain';
import { runs } from '@manna/shared/testing/thorough';
import { allVerses } from '../testing/verses';
import { addClauses } from './clauses';
import { openCollection } from './collection';
import { parseQuery } from './query-grammar';
import { MOST_WORK, WorkLimit } from './work-limit';

/** How many queries the property below makes; SEARCH_RUNS=5000 makes thousands, as in token-index.test.ts. */
const RUNS = Number(process.env['SEARCH_RUNS'] ?? runs(150));

const verses = allVerses().map(({ text }) => text);

/** The whole Bible in its chapters. */
function chapters() {
  const osisIds = new Map(books.map(({ name, osisId }) => [name, osisId]));
  const byChapter = new Map<string, string[]>();
  for (const { name, text } of allVerses()) {
    const [, book = '', chapter = ''] = /^(.*) (\d+):\d+$/.exec(name) ?? [];
    const osisId = `${osisIds.get(book) ?? ''}.${chapter}`;
    byChapter.set(osisId, [...(byChapter.get(osisId) ?? []), text]);
  }
  return [...byChapter].map(([osisId, texts]) => ({ osisId, verses: texts }));
}
const bible = openCollection('bible', formatBibleListing(chapters()));

const search = (query: string, work = new WorkLimit(), limit = 10) => {
  const { clauses, gap } = parseQuery(query);
  return bible.index.queryTop((built) => addClauses(built, clauses), limit, {
    work,
    ...(gap && { gapPhrase: gap.phrase }),
  });
};

/** The commonest words of the Bible. */
const common = [
  'the',
  'and',
  'of',
  'to',
  'that',
  'in',
  'he',
  'shall',
  'unto',
  'for',
  'his',
  'lord',
  'they',
  'be',
  'is',
  'him',
];

/** How long a search takes when nothing holds it up, in milliseconds. */
const best = (query: string): number =>
  Math.min(
    ...Array.from({ length: 8 }, () => {
      const began = performance.now();
      search(query);
      return performance.now() - began;
    }),
  );

const pairs = common.flatMap((one) => common.map((other) => `${one} ${other}`));

test('the longest verse is searched for to its end, with and without quotes', () => {
  const longest = verses.reduce((one, other) => (other.length > one.length ? other : one));
  expect(longest).toContain('Sivan');
  for (const query of [longest, `"${longest}"`]) {
    const { results, isCut } = search(query);
    expect(isCut).toBe(false);
    expect(verses[results[0]?.document ?? -1]).toBe(longest);
  }
});

test.each([
  ['60 phrases of the commonest words', pairs.slice(0, 60).map((pair) => `"${pair}"`)],
  ['60 compounds of the commonest words', pairs.slice(0, 60).map((pair) => pair.replace(' ', '-'))],
])('the end of %s is ignored, and the results say so', (_what, words) => {
  expect(search(words.join(' ')).isCut).toBe(true);
});

test('what comes before the end of a query that is too dear is searched for', () => {
  const { results, isCut } = search(`firmament ${pairs.map((pair) => pair.replace(' ', '-')).join(' ')}`);
  expect(isCut).toBe(true);
  expect(verses[results[0]?.document ?? -1]).toContain('firmament');
});

test('64 unknown words are compared with the vocabulary without being cut', () => {
  let seed = 7;
  const letter = () => String.fromCodePoint(97 + ((seed = (seed * 16_807) % 2_147_483_647) % 26));
  const unknown = Array.from({ length: 64 }, () => Array.from({ length: 5 }, letter).join('')).join(' ');
  expect(search(unknown).isCut).toBe(false);
  // On a machine that is four times slower, the five collections together must take less than 100 ms.
  expect(best(unknown)).toBeLessThan(Math.max(10, 3 * best(common.join(' '))));
});

const ofAll = `(${common.join(' OR ')})`;
const patterns = [...'thheaninerndreedesoutohaeneastntonathiasitngis'.matchAll(/../g)].map(([pair]) => `*${pair}*`);

/**
 * How long a query may take: 25 ms on a desktop, which is 100 ms on a phone, or on a slower machine so many times as long as the
 * commonest words.
 */
const longest = () => Math.max(16 * best(`${common.join(' ')} believeth righteousness commandment inheritance`), 25);

test.each([
  ['words', common.join(' ')],
  ['prefixes', 'a'],
  ['unclosed quotes', '"'.repeat(1_000)],
  ['phrases', pairs.map((pair) => `"${pair}"`).join(' ')],
  ['compounds', pairs.map((pair) => pair.replace(' ', '-')).join(' ')],
  ['one long compound', 'the-and-of-'.repeat(90)],
  ['one long phrase', `"${'the of and '.repeat(90)}"`],
  ['a NEAR of common words', 'the NEAR/1 and'],
  ['NEARs in a row', 'the NEAR/99999 and NEAR/99999 of NEAR/99999 to NEAR/99999 that'],
  ['NEARs in brackets', '((((the NEAR/99 and) OR of) NEAR/99 to) OR that) NEAR/99 in'],
  ['several NEARs', 'the NEAR/9 and of NEAR/9 to that NEAR/9 in he NEAR/9 shall'],
  ['a NEAR of all words', `${ofAll} NEAR/99999 ${ofAll}`],
  ['NEARs of all words in a row', `${ofAll} NEAR/9 ${ofAll} NEAR/9 ${ofAll} NEAR/9 ${ofAll}`],
  ['excluded NEARs', `-(${ofAll} NEAR/9 ${ofAll}) -(the NEAR/99 (of OR and)) lord`],
  ['NEARs of beginnings', 'the NEAR/99999 t'],
  ['NEARs of patterns', '*th* NEAR/99 *an* OR *in* NEAR/99 *er*'],
  ['NEARs of phrases', '("the of" OR "of the" OR "and the" OR "in the") NEAR/9 ("and he" OR "unto the" OR "shall be")'],
  ['NEARs of phrases of patterns', '"*th* *an*" NEAR/99 "*in* *er*" OR "*es* *ed*" NEAR/99 "*ou* *th*"'],
  ['patterns', patterns.slice(0, 4).join(' ')],
  ['patterns with many stars', ['a', 'e', 'i', 'o'].map((letter) => `*${`${letter}*`.repeat(110)}z`).join(' ')],
  ['phrases of patterns', patterns.map((pattern, index) => `"${pattern} ${patterns.at(index - 1) ?? ''}"`).join(' ')],
  ['one phrase of patterns', `"${patterns.join(' ')}"`],
  ['one phrase of the same pattern', `"${'*th* '.repeat(195)}"`],
  ['a phrase with a gap', '"the ?"'],
  ['a phrase with gaps', '"the ? ? ? ? ? ? ?"'],
  ['phrases with gaps', common.map((word) => `"${word} ?"`).join(' ')],
  ['a phrase of a pattern with a gap', '"*th* ?"'],
  ['a phrase of gaps', `"the ${'? '.repeat(480)}"`],
  ['brackets', `(${'(the OR and) OR '.repeat(60)} of)`],
  ['deep brackets', `${'(the and OR '.repeat(19)}x y${')'.repeat(19)}`],
  ['the same word with OR', Array.from({ length: 240 }, () => 'the').join(' OR ')],
  ['scopes', `${'in:nt '.repeat(160)}the`],
  ['scopes with OR', `the (${Array.from({ length: 60 }, () => '(in:ot OR in:nt)').join(' ')})`],
  ['scopes of many parts', `the in:${Array.from({ length: 300 }, () => 'nt').join(',')}`],
])('the dearest query of %s ends in time', (_what, query) => {
  expect(best(query)).toBeLessThan(longest());
});

const word = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...common) },
  { weight: 2, arbitrary: fc.constantFrom('love', 'faith', 'bethel', 'beth-el', 'begining', 'a', 'th', 'xyzzy') },
  { weight: 2, arbitrary: fc.constantFrom(...patterns, 'th*', '*eth', 'lo?e', '*a*e*') },
);
const quoted = fc
  .array(fc.oneof({ weight: 4, arbitrary: word }, { weight: 1, arbitrary: fc.constantFrom('?', '*') }), {
    maxLength: 40,
  })
  .map((parts) => `"${parts.join(' ')}"`);
const sign = fc.constantFrom('', '', '', '-', '+');
const { expression } = fc.letrec<{ expression: string; operand: string }>((tie) => ({
  operand: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    word,
    quoted,
    fc.constantFrom('in:nt', '-in:ot', 'in:romans,genesis'),
    fc.tuple(sign, tie('expression')).map(([operator, inner]) => `${operator}(${inner})`),
  ),
  expression: fc
    .array(
      fc.tuple(
        tie('operand'),
        fc.constantFrom(' ', ' ', ' OR ', ' OR ', ' NEAR/1 ', ' NEAR/9 ', ' NEAR/99999 ', ' -', ' +'),
      ),
      { minLength: 1, maxLength: 12 },
    )
    .map((parts) => parts.flat().slice(0, -1).join('')),
}));

test('any query of the whole grammar ends in time', () => {
  const most = longest();
  fc.assert(
    fc.property(expression, (query) => {
      const work = new WorkLimit();
      search(query, work);
      // A step that has begun ends, and none costs as much as a whole query may.
      expect(work.left).toBeGreaterThan(-MOST_WORK);
      const began = performance.now();
      search(query);
      // Other processes may have held it up.
      if (performance.now() - began > most) expect(best(query)).toBeLessThan(most);
    }),
    { numRuns: RUNS },
  );
});

test.each(['the NEAR/2 and', 'lord -(the NEAR/2 and)', '(the NEAR/9 of) OR ("of the" NEAR/3 to)'])(
  'what %s finds before it is cut are the first of all that it finds',
  (query) => {
    const found = (most: number) => {
      const { results, isCut } = search(query, new WorkLimit(most), verses.length);
      return { isCut, documents: results.map(({ document }) => document).sort((one, other) => one - other) };
    };
    const all = found(Infinity);
    expect(all.isCut).toBe(false);
    const parts = [0.5, 0.6, 0.7].map((share) => found(share * MOST_WORK));
    for (const { isCut, documents } of parts) {
      expect(isCut).toBe(true);
      expect(documents.length).toBeGreaterThan(0);
      expect(documents).toEqual(all.documents.slice(0, documents.length));
    }
    expect(parts[2]?.documents.length).toBeGreaterThan(parts[0]?.documents.length ?? 0);
  },
);

test('a phrase whose gaps cannot all be counted says so, and counts no fill more often than it is there', () => {
  const query = '"the ? ? ?"';
  const all = search(query, new WorkLimit(Infinity));
  const { isCut, fills } = search(query);
  expect([all.isCut, isCut]).toEqual([false, true]);
  expect(fills.length).toBeGreaterThan(0);
  for (const { terms, count } of fills) {
    expect(search(`"the ${terms.join(' ')}"`).total).toBeGreaterThanOrEqual(count);
  }
});
