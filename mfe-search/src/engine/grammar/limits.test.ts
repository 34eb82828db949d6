import fc from 'fast-check';
import { formatBibleListing } from '@manna/shared/domain';
import { runs } from '@manna/shared/testing/thorough';
import { computingTime } from '../../testing/computing-time';
import { allVerses } from '../../testing/verses';
import { addClauses } from '../clauses';
import { openCollection } from '../collection';
import { marksOf } from '../marks';
import { parseQuery } from '../query-grammar';
import { MAX_QUERY_WORDS } from './clause-writer';

const verses = allVerses().map(({ text }) => text);
const bible = openCollection('bible', formatBibleListing([{ osisId: 'Gen.1', verses: verses.slice(0, 3000) }]));

const search = (query: string) => {
  const { clauses, gap } = parseQuery(query);
  return bible.index.queryTop((built) => addClauses(built, clauses), 3, gap && { gapPhrase: gap.phrase });
};

test('whatever is typed is searched without an exception, and within bounds', () => {
  const piece = fc.constantFrom(
    ...['(', ')', '((', '))', '-(', '+(', '"', ' ', '  ', '-', '+', '*', '?', '*?*?*', ' OR ', ' NEAR/5 ', 'NEAR/0'],
    ...[
      'NEAR/99999',
      'in:',
      'in:romans',
      ' in:nt ',
      'in:"',
      'or',
      'near',
      'the',
      'lo?e',
      'g*d',
      'god',
      ' ? ',
      'בָּ',
      '\ud800',
    ],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 80 }), (pieces) => {
      const query = pieces.join('');
      const { clauses, gap } = parseQuery(query);
      expect(clauses.length).toBeLessThanOrEqual(3 * MAX_QUERY_WORDS + 100);
      const { results, fills } = search(query);
      for (const { document, matchData } of results) {
        marksOf(verses[document] ?? '', Object.keys(matchData.metadata));
      }
      expect(fills.every(({ terms }) => terms.length === (gap?.around.length ?? 0) - 1)).toBe(true);
    }),
    { numRuns: runs(300) },
  );
});

test('a query with one of the fills in its gap has as many results as the fill says', () => {
  const word = fc.constantFrom('the', 'of', 'and', '?', 'god', 'son', '?');
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 2, maxLength: 4 }),
      fc.constantFrom('', ' +unto ', ' -the '),
      (words, rest) => {
        const query = `"${words.join(' ')}"${rest}`;
        const { gap } = parseQuery(query);
        for (const { terms, count } of search(query).fills.slice(0, 3)) {
          const exact = gap?.around.map((text, index) => `${text}${terms[index] ?? ''}`).join('') ?? '';
          expect([exact, search(exact).total]).toEqual([exact, count]);
        }
      },
    ),
    { numRuns: runs(40) },
  );
});

test('NEAR finds the verses in which two words are so near, and no others', () => {
  const word = fc.constantFrom('a', 'b', 'c', 'd');
  const text = fc.array(fc.array(word, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 8 }), (lines, distance) => {
      const small = openCollection(
        'bible',
        formatBibleListing([{ osisId: 'Gen.1', verses: lines.map((line) => line.join(' ')) }]),
      );
      const places = lines.flatMap((line, verse) => line.map((each) => ({ each, verse })));
      const near = places.flatMap(({ each, verse }, at) =>
        places.some((other, index) => {
          const isPair = (each === 'a' && other.each === 'b') || (each === 'b' && other.each === 'a');
          return isPair && Math.abs(index - at) <= distance;
        })
          ? [verse]
          : [],
      );
      const { clauses } = parseQuery(`a NEAR/${distance} b`);
      const { results } = small.index.queryTop((built) => addClauses(built, clauses), 100);
      expect(results.map(({ document }) => document).sort()).toEqual([...new Set(near)].sort());
    }),
  );
});

test.each([
  ['(', '('.repeat(10_000)],
  ['()', `${'('.repeat(10_000)}love${')'.repeat(10_000)}`],
  ['( OR )', `${'('.repeat(400)}love OR hope${')'.repeat(400)}`],
  ['-(', '-('.repeat(5_000)],
  ['OR', 'the OR '.repeat(2_000)],
  ['NEAR', 'the NEAR/99999 '.repeat(1_000)],
  ['*', '*?*?*'.repeat(2_000)],
  ['patterns', '*th* *an* *in* *er* *or* *es* *ed* *ou*'],
  ['gaps', '"? the ? of ?" '.repeat(60)],
  ['in:', 'in:nt '.repeat(160)],
])('a query of many %s takes no time that a reader would notice', (_, query) => {
  const opened = search('warm');
  expect(opened.total).toBeGreaterThanOrEqual(0);
  // A tenth of the Bible. It is a hundred times of what was measured.
  expect(computingTime(() => search(query))).toBeLessThan(1000);
});
