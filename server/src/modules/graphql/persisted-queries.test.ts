import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import { createWholeSite, sha256 } from '../../testing/fixture-site';
import { openTestContent, type TestContent } from '../../testing/open-content';
import { ResponseCache } from '../responses/response-cache';
import { graphqlRoutes } from './graphql-routes';
import { persistedQuery } from './graphql-service';

const QUERY = `query Titles($ids: [String!]!, $translation: String! = "kjv") {
  chapters(osisIds: $ids, translation: $translation) { title translations { translation { slug } } }
}`;

let opened: TestContent;
let statements: string[];
let app: FastifyInstance;
let time = 1;
beforeAll(async () => {
  opened = await openTestContent(await createWholeSite());
  statements = opened.statements;
  const graphql = await opened.openGraphql({
    environment: 'prod',
    documents: () => new Map([[sha256(QUERY), QUERY]]),
  });
  app = fastify();
  await app.register(rateLimit, { global: false });
  graphqlRoutes(app, { graphql, content: opened.content, cache: new ResponseCache({ now: () => time }) });
});
afterAll(async () => {
  await app.close();
  await opened.close();
});

const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: sha256(QUERY) } });
/** Sends a GET; `variables` is the text of the parameter. */
const ask = (variables: string, more: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  app.inject({ url: `/data/graphql?${new URLSearchParams({ variables, extensions, ...more })}`, headers });
const response = '{"data":{"chapters":[{"title":"Genesis 1","translations":[{"translation":{"slug":"kjv"}}]}]}}';

test('a persisted query runs once, however its variables are written', async () => {
  const first = await ask('{"ids":["Gen.1"],"translation":"kjv"}');
  expect([first.statusCode, first.body]).toEqual([200, response]);
  expect(statements.length).toBeGreaterThan(0);
  statements.length = 0;
  for (const [variables, more] of [
    ['{"translation":"kjv","ids":["Gen.1"]}'],
    [' { "ids" : [ "Gen.1" ] , "translation" : "kjv" } '],
    ['{"ids":["Gen.1"]}'],
    ['{"ids":"Gen.1"}'],
    ['{"ids":["Gen.1"],"tracker":"abc"}'],
    ['{"ids":["Gen.1"]}', { utm_source: 'mail' }],
    ['{"ids":["Gen.1"]}', { operationName: 'Titles' }],
  ] as const) {
    const again = await ask(variables, more);
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([200, response, first.headers.etag]);
  }
  expect(statements).toEqual([]);
});

test('a persisted query runs again for other variables', async () => {
  expect((await ask('{"ids":["Gen.1"],"translation":"web"}')).json()).toEqual({
    data: { chapters: [{ title: 'Genesis 1', translations: [{ translation: { slug: 'web' } }] }] },
  });
  expect((await ask('{"ids":["Gen.1","Gen.2"]}')).json().data.chapters).toHaveLength(2);
});

test.each([
  ['{}', {}, 'The variable "$ids" is missing: send a value of the type "[String!]!".'],
  ['{"ids":["Gen.1"]}', { operationName: 'Other' }, 'The query has no operation "Other": name one that it has.'],
])('%s with %j is refused and not cached', async (variables, more, message) => {
  const refused = await ask(variables, more);
  expect(refused.json().errors[0].message).toBe(message);
  expect([refused.headers['cache-control'], refused.headers.etag]).toEqual(['no-store', undefined]);
});

test('a client gets 304 until the response changes', async () => {
  const first = await ask('{"ids":["Gen.1"]}');
  const ifNoneMatch = { 'if-none-match': String(first.headers.etag) };
  const again = await ask('{"ids":["Gen.1"]}', {}, ifNoneMatch);
  expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([
    304,
    '',
    'public, max-age=60, stale-while-revalidate=600',
  ]);
  // As if another version of the gateway had loaded the same release again.
  await opened.storage.db.execute("delete from chapter_texts where translation = 'kjv'");
  time += 3_600_000;
  const changed = await ask('{"ids":["Gen.1"]}', {}, ifNoneMatch);
  expect([changed.statusCode, changed.json()]).toEqual([
    200,
    { data: { chapters: [{ title: 'Genesis 1', translations: [] }] } },
  ]);
});

test('a page runs only the queries of its own releases, even if the composition changes', async () => {
  const old = '{ translations { slug } }';
  const graphql = await opened.openGraphql({ documents: () => new Map([[sha256(QUERY), QUERY]]) });
  const page = graphql.openPageSession(new Map([[sha256(old), old]]));
  expect(await page.run({ extensions: persistedQuery(sha256(old)) })).toMatchObject({
    data: { translations: [{ slug: 'kjv' }, { slug: 'web' }] },
  });
  const { errors } = await page.run({ extensions: persistedQuery(sha256(QUERY)), variables: { ids: [] } });
  expect(errors?.map(({ message }) => message)).toEqual(['No persisted query has this hash.']);
});

test('queries per minute and IP address are limited, and cached responses do not count', async () => {
  expect((await ask('{"ids":["Ps.1"]}')).statusCode).toBe(200);
  // An unknown query counts like any other, and is fast.
  const unknown = new URLSearchParams({ extensions: extensions.replace(sha256(QUERY), sha256('')) });
  const statuses = new Set<number>();
  for (let count = 0; count < 600; count += 1)
    statuses.add((await app.inject({ url: `/data/graphql?${unknown}` })).statusCode);
  expect(statuses).toEqual(new Set([404, 429]));
  expect((await ask('{"ids":["Ps.2"]}')).statusCode).toBe(429);
  expect((await ask('{"ids":["Ps.1"]}')).statusCode).toBe(200);
  const other = new URLSearchParams({ variables: '{"ids":["Job.1"]}', extensions });
  expect((await app.inject({ url: `/data/graphql?${other}`, remoteAddress: '203.0.113.9' })).statusCode).toBe(200);
});
