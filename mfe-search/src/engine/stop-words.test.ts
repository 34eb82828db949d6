import { parseQuery } from './query-grammar';
import { isStopWord, withQuietStopWords } from './stop-words';

/** The boosts of a query's words, before and after stop words are made quiet. */
function boostsOf(query: string): [term: string, before: number, after: number][] {
  const { clauses } = parseQuery(query);
  const quiet = withQuietStopWords(clauses);
  return clauses.map(({ term, boost }, index) => [term, boost, quiet[index]?.boost ?? NaN]);
}

test('a stop word counts for a tenth among other words', () => {
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

test('the start of a longer word is not a stop word', () => {
  expect(boostsOf('ark a')).toContainEqual(['a*', 10, 10]);
});
