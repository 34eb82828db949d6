import fc from 'fast-check';
import { formatBibleListing } from '@manna/shared/domain';
import { runs } from '@manna/shared/testing/thorough';
import { allVerses } from '../testing/verses';
import { addClauses } from './clauses';
import { openCollection } from './collection';
import { parseQuery } from './query-grammar';
import { isStopWord, withQuietStopWords } from './stop-words';

/** The boosts of a query's words, before and after stop words are made quiet. */
function boostsOf(query: string): [term: string, before: number, after: number][] {
  const { clauses } = parseQuery(query);
  const quiet = withQuietStopWords(clauses, 'entries');
  return clauses.map(({ term, boost }, index) => [term, boost, quiet[index]?.boost ?? NaN]);
}

/** The whole Bible as one chapter. */
const verses = allVerses().map(({ text }) => text);
const bible = openCollection('bible', formatBibleListing([{ osisId: 'Gen.1', verses }]));

/** The best verses of a query: the words that were found in each, and its text. */
const search = (query: string, limit: number) =>
  bible.index
    .queryTop((built) => addClauses(built, withQuietStopWords(parseQuery(query).clauses, 'verses')), limit)
    .results.map(({ document, matchData }) => ({
      text: verses[document] ?? '',
      found: Object.keys(matchData.metadata),
    }));

test('a stop word counts for a tenth among the other words of an entry', () => {
  expect(boostsOf('the ark ')).toEqual(
    expect.arrayContaining([
      ['the', 100, 10],
      ['ark', 100, 100],
    ]),
  );
});

test.each(['to be or not to be', '"the" ark', '+the ark'])('stop words count in full in %s', (query) => {
  for (const [term, before, after] of boostsOf(query)) {
    if (isStopWord(term)) expect([term, after]).toEqual([term, before]);
  }
});

test('the start of a longer word counts in full, because its boost is low already', () => {
  expect(boostsOf('ark a')).toContainEqual(['a*', 10, 10]);
});

test('no verse with nothing but stop words of a query stands before one with another of its words', () => {
  const stop = fc.constantFrom('the', 'of', 'and', 'my', 'is', 'to', 'you', 'he', 'that', 'what', 'i', 'for');
  // Some are in every eighth verse, and the last is written otherwise in all of them.
  const other = fc.constantFrom('lord', 'shepherd', 'god', 'servant', 'savior');
  const query = fc
    .tuple(fc.array(stop, { minLength: 1, maxLength: 4 }), other)
    .chain(([stops, one]) => fc.shuffledSubarray([...stops, one], { minLength: stops.length + 1 }))
    .map((words) => `${words.join(' ')} `);
  /** The last word of a query is also the start of others. */
  const startOf: Readonly<Record<string, RegExp>> = {
    lord: /\blord/i,
    shepherd: /\bshepherd/i,
    god: /\bgod/i,
    servant: /\bservant/i,
    savior: /\bsaviour/i,
  };
  fc.assert(
    fc.property(query, (typed) => {
      const word = typed.split(' ').find((each) => startOf[each]) ?? '';
      const isWith = search(typed, 24).map(({ text }) => startOf[word]?.test(text) === true);
      expect(isWith.slice(0, 12)).toEqual(Array.from({ length: 12 }, () => true));
    }),
    { numRuns: runs(60) },
  );
});

test('a sentence of which hardly a word says anything is found by its stop words', () => {
  const [first] = search('do to others as you would have them do to you', 1);
  expect(first?.text).toContain('as ye would that men should do to you');
});

test('stop words in quotes lead a ranking', () => {
  const [first] = search('"and it was so" shepherd', 1);
  expect(first?.text).toContain('and it was so');
});
