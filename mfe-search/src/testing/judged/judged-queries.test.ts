import { halves, judgedQueries, parseJudged } from './judged-queries';
import { judgedIds } from './judged-documents';
import { rankAll, relevanceOf } from './relevance';

const all = halves.flatMap((half) => judgedQueries(half));

function countByKind(queries: readonly { readonly kind: string }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind } of queries) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

test('a judged query has a kind and its accepted answers', () => {
  expect(parseJudged('# A comment\n\n[verse]\nconsider the lilies = Matt.6.28  Luke.12.27\n')).toEqual([
    { kind: 'verse', query: 'consider the lilies', answers: ['Matt.6.28', 'Luke.12.27'] },
  ]);
});

test.each([
  ['no kind before it', 'jesus wept = John.11.35'],
  ['no answer', '[verse]\njesus wept ='],
  ['no query', '[verse]\n= John.11.35'],
])('a line of judged queries is refused when it has %s', (_, text) => {
  expect(() => parseJudged(text)).toThrow(/^Line \d is neither a kind nor a query with its answers/);
});

test('at least 200 queries are judged, and each once', () => {
  expect(all.length).toBeGreaterThanOrEqual(200);
  const words = all.map(({ query }) => query.toLowerCase());
  expect(words.filter((query, index) => words.indexOf(query) !== index)).toEqual([]);
});

test('both halves of the judged queries have about as many of each kind', () => {
  const [tuning, other] = halves.map((half) => countByKind(judgedQueries(half)));
  expect(Object.keys(other ?? {})).toEqual(Object.keys(tuning ?? {}));
  for (const [kind, count] of Object.entries(tuning ?? {})) {
    expect(count).toBeGreaterThanOrEqual(10);
    expect(Math.abs(count - (other?.[kind] ?? 0))).toBeLessThanOrEqual(2);
  }
});

test('every accepted answer of a judged query exists, and no two documents have the same id', () => {
  const ids = judgedIds();
  const known = new Set(ids);
  expect(known.size).toBe(ids.length);
  expect(all.flatMap(({ answers }) => answers).filter((answer) => !known.has(answer))).toEqual([]);
});

test('the rank of a query is the best rank of an accepted answer in the list of its collection', async () => {
  const search = async (query: string) => (query === 'ark' ? [['Gen.6.14', 'Exod.25.10'], ['people/noah']] : [[], []]);
  const ranked = await rankAll(
    [
      { kind: 'name', query: 'ark', answers: ['Exod.25.10', 'people/moses'] },
      { kind: 'name', query: 'ark', answers: ['Exod.25.10', 'people/noah'] },
      { kind: 'name', query: 'nothing', answers: ['people/noah'] },
    ],
    search,
  );
  expect(ranked.map(({ rank }) => rank)).toEqual([2, 1, undefined]);
  expect(relevanceOf(ranked)).toEqual({ queries: 3, successAt1: 1 / 3, successAt5: 2 / 3, mrr: 1.5 / 3 });
});
