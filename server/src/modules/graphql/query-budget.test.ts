import { thorough } from '@manna/shared/testing/thorough';
import { FixtureSite, GENESIS } from '../../testing/fixture-site';
import { openTestContent, runQuery, type TestContent } from '../../testing/open-content';
import { sampleContent } from '../../testing/sample-content';
import { QUERY_LIMITS } from './query-budget';

let content: TestContent;
beforeAll(async () => {
  const site = await FixtureSite.create();
  await site.writeContent({ ...GENESIS, 'Gen.2': hebrew }, sampleContent);
  content = await openTestContent(site);
});
afterAll(() => content.close());

const run = async (query: string, limits: Partial<typeof QUERY_LIMITS>) =>
  runQuery(await content.openGraphql({ limits: { ...QUERY_LIMITS, ...limits } }), query);

const books = '{ books { name } }';
/** Its letters are 1,000 characters and 2,000 bytes. */
const hebrew = 'א'.repeat(1_000);
const chapters = '{ chapters(osisIds: ["Gen.1", "Gen.2"], translation: "kjv") { translations { content } } }';

test('a query that reads more items than a query may is aborted with one sentence', async () => {
  expect(await run(books, { rows: 65 })).toEqual({
    data: null,
    errors: ['The query reads more than 65 items: ask for fewer.'],
  });
  expect((await run(books, { rows: 66 })).errors).toBeUndefined();
});

const tooLong = (bytes: number) => ({
  data: null,
  errors: [`The answer has more than ${bytes} bytes: ask for less.`],
});

test('an answer that has more bytes than an answer may is aborted with one sentence', async () => {
  expect(await run(chapters, { bytes: 2_000 })).toEqual(tooLong(2_000));
  expect((await run(chapters, { bytes: 4_000 })).errors).toBeUndefined();
});

test('the names that a query chooses count in every row', async () => {
  expect((await run(books, { bytes: 4_000 })).errors).toBeUndefined();
  expect(await run(`{ books { ${'n'.repeat(100)}: name } }`, { bytes: 4_000 })).toEqual(tooLong(4_000));
});

test('a query that takes too long is aborted with one sentence, and later ones run', async () => {
  expect(await run(chapters, { milliseconds: 0 })).toEqual({
    data: null,
    errors: ['The query took too long: ask for less, or try again.'],
  });
  expect((await run(chapters, {})).errors).toBeUndefined();
});

thorough.test('wherever a query is aborted, nothing of it fails later, when nobody waits for it', async () => {
  const leftBehind: unknown[] = [];
  const onRejection = (reason: unknown) => void leftBehind.push(reason);
  process.on('unhandledRejection', onRejection);
  const ids = ['Gen.1.1', 'Gen.1.2', 'Gen.2.1'].map((id) => `"${id}"`).join(',');
  const query = `{ verses(ids: [${ids}]) { title texts { text translation { name } } words { text } title
    crossReferences(first: 3) { title } } books { name } }`;
  try {
    const graphql = (limits: Partial<typeof QUERY_LIMITS>) =>
      content.openGraphql({ limits: { ...QUERY_LIMITS, ...limits } });
    const abortedWith = async (limits: Partial<typeof QUERY_LIMITS>) =>
      (await runQuery(await graphql(limits), query)).errors?.join(' ');
    let bytes = 20;
    for (let sentence; (sentence = await abortedWith({ bytes })) !== undefined; bytes += 60)
      expect(sentence).toMatch(/^The answer has more than \d+ bytes: ask for less\.$/);
    expect(bytes).toBeGreaterThan(500);
    let rows = 1;
    for (let sentence; (sentence = await abortedWith({ rows })) !== undefined; rows += 5)
      expect(sentence).toMatch(/^The query reads more than \d+ items: ask for fewer\.$/);
    expect(rows).toBeGreaterThan(60);
    // What is left of the last ones has its turn.
    await new Promise((resolve) => setTimeout(resolve, 200));
  } finally {
    process.off('unhandledRejection', onRejection);
  }
  expect(leftBehind).toEqual([]);
});

test('other work has its turn while one query reads many lists', async () => {
  const graphql = await content.openGraphql();
  const query = `{ verses(ids: [${Array.from({ length: 100 }, () => '"Gen.1.1"').join(',')}]) {
    texts { text translation { slug name } } crossReferences(first: 10) { title } words { text } } }`;
  let [longest, last] = [0, performance.now()];
  const turns = setInterval(() => {
    const now = performance.now();
    [longest, last] = [Math.max(longest, now - last), now];
  }, 1);
  try {
    await runQuery(graphql, query);
  } finally {
    clearInterval(turns);
  }
  expect(longest).toBeLessThan(200);
});

test.each([
  ['a path', '{ entryByPath(path: "/a\\u0000b") { movedTo } }', '"path" has a character that no name has: U+0000.'],
  ['ids', '{ entries(ids: ["people-1", "\\u0000"]) { name } }', '"ids" has a character that no name has: U+0000.'],
  ['a long id', `{ entry(id: "${'x'.repeat(2_001)}") { name } }`, '"id" has 2001 characters: send at most 2000.'],
])('%s with what no name has is refused with a sentence of its own', async (_what, query, sentence) => {
  expect((await run(query, {})).errors).toEqual([sentence]);
});
