import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CHAPTER_QUERY } from '../../testing/fixture-bundles';
import { createWholeSite, GENESIS, sha256, type FixtureSite } from '../../testing/fixture-site';
import { openGateway, type TestGateway } from '../../testing/open-gateway';

let site: FixtureSite;
let gateway: TestGateway;
let production: TestGateway;
beforeAll(async () => {
  site = await createWholeSite();
  gateway = await openGateway(site);
  const config = path.join(site.folder, 'site.json');
  await writeFile(config, JSON.stringify({ environment: 'prod' }));
  production = await openGateway(site, config);
});
afterAll(async () => {
  await gateway.close();
  await production.close();
  await site.remove();
});

const post = (payload: unknown, to = gateway) =>
  to.app.inject({
    method: 'POST',
    url: '/data/graphql',
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    headers: { 'content-type': 'application/json' },
  });
const hash = sha256(CHAPTER_QUERY);
const search = (fields: Record<string, unknown>) =>
  `/data/graphql?${new URLSearchParams(Object.entries(fields).map(([key, value]) => [key, JSON.stringify(value)]))}`;
const persisted = (id: string, sha256Hash = hash) =>
  search({ variables: { id }, extensions: { persistedQuery: { version: 1, sha256Hash } } });

describe('Bible queries', () => {
  test('translations are in the order in which readers see them', async () => {
    const { data } = (await post({ query: '{translations{slug shortName direction year}}' })).json();
    expect(data.translations).toEqual([
      { slug: 'kjv', shortName: 'KJV', direction: 'ltr', year: 1769 },
      { slug: 'web', shortName: 'WEB', direction: 'ltr', year: 2020 },
    ]);
  });

  test('a chapter has text and styling; one that is not in the canon is left out; a chapter without text is empty', async () => {
    const query = `{chapters(osisIds:["Gen.1","Gen.51","No.1","Gen.2"],translation:"kjv"){
      osisId title translations{content styling translation{slug}}}}`;
    const { data } = (await post({ query })).json();
    const content = GENESIS['Gen.1'];
    expect(data.chapters).toEqual([
      {
        osisId: 'Gen.1',
        title: 'Genesis 1',
        translations: [
          {
            content,
            styling: [{ kind: 'verse', min: 0, max: content.length, ref: 'Gen.1.1' }],
            translation: { slug: 'kjv' },
          },
        ],
      },
      { osisId: 'Gen.2', title: 'Genesis 2', translations: [] },
    ]);
  });

  test('a query for more than fifty chapters is refused', async () => {
    const query = 'query($ids:[String!]!){chapters(osisIds:$ids,translation:"kjv"){title}}';
    const ids = Array.from({ length: 51 }, (_, index) => `Ps.${index + 1}`);
    const { errors } = (await post({ query, variables: { ids } })).json();
    expect(errors[0].message).toBe('A query may name at most 50 chapters, and this one names 51.');
    expect((await post({ query, variables: { ids: ids.slice(1) } })).json().data.chapters).toHaveLength(50);
  });
});

describe('persisted queries by GET', () => {
  test('a persisted query is cacheable, and gets 304 if the client has the response', async () => {
    const first = await gateway.app.inject(persisted('Gen.1'));
    expect(first.json().data.chapters[0].title).toBe('Genesis 1');
    expect(first.headers['cache-control']).toMatch(/^public, max-age=60/);
    const again = await gateway.app.inject({
      url: persisted('Gen.1'),
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await gateway.app.inject({
      url: persisted('Gen.2'),
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(other.statusCode).toBe(200);
  });

  test('an unknown hash gets 404 and is not cached', async () => {
    const response = await gateway.app.inject(persisted('Gen.1', sha256('{other}')));
    expect(response.statusCode).toBe(404);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json().errors[0]).toEqual({
      message: 'No persisted query has this hash.',
      extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' },
    });
  });

  test('a response with an error is not cached', async () => {
    const response = await gateway.app.inject(
      search({ variables: { id: 5 }, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } }),
    );
    expect(response.json().errors).toHaveLength(1);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers.etag).toBeUndefined();
  });
});

describe('the environment prod', () => {
  test('a gateway says at its start which queries run', () => {
    const said = ({ lines }: TestGateway) => lines.map(({ msg }) => msg).filter((line) => line.includes('GraphQL'));
    expect(said(production)).toEqual(["only the site's own GraphQL queries run"]);
    expect(said(gateway)).toEqual(['any GraphQL query runs']);
  });

  test('a query that is not persisted does not run', async () => {
    const response = await post({ query: '{translations{slug}}' }, production);
    expect(response.statusCode).toBe(403);
    expect(response.json().errors[0].message).toBe('Only the queries of this site run here.');
  });

  test('a persisted query runs by its hash and by its text', async () => {
    const body = { query: CHAPTER_QUERY, operationName: 'Chapter', variables: { id: 'Gen.1' } };
    expect((await post(body, production)).json().data.chapters[0].title).toBe('Genesis 1');
    expect((await production.app.inject(persisted('Gen.1'))).json().data.chapters[0].title).toBe('Genesis 1');
  });

  test('a page still runs its queries', async () => {
    expect((await production.app.inject('/bible')).body).toContain(GENESIS['Gen.1']);
  });
});

describe('a refused query gets the right status and one sentence', () => {
  test.each([
    ['no JSON', '{', 400, 'The request body is not JSON.'],
    ['nothing', '', 400, 'The request body is not JSON.'],
    ['a list', [{ query: '{translations{slug}}' }], 400, 'Send one query at a time.'],
    ['a number', 5, 400, 'The request is not a GraphQL query: expected object, received number.'],
    [
      'a query that is not text',
      { query: 5 },
      400,
      'The request is not a GraphQL query: query is 5: expected string, received number.',
    ],
    [
      'variables that are not an object',
      { query: '{a}', variables: [] },
      400,
      /^The request is not a GraphQL query: variables is \[\]/,
    ],
    ['no query', {}, 400, 'Send a query, or the hash of a persisted one.'],
    ['a syntax error', { query: '{\n  a' }, 400, 'The query cannot be read at line 2, column 4.'],
    [
      'an unknown field',
      { query: '{nothing}' },
      400,
      'The type "Query" has no field "nothing": remove it, or ask for one that the schema has.',
    ],
    [
      'too deep',
      { query: `{translations${'{a'.repeat(9)}${'}'.repeat(9)}}` },
      400,
      'The query is more than 8 levels deep.',
    ],
    [
      'too many aliases',
      { query: `{translations{${Array.from({ length: 11 }, (_, n) => `a${n}:slug`).join(' ')}}}` },
      400,
      'The query has more than 10 aliases.',
    ],
    [
      'too deep through fragments',
      {
        query:
          Array.from({ length: 9 }, (_, n) => `fragment f${n} on Query{a{...f${n + 1}}}`).join(' ') +
          ' fragment f9 on Query{a} {...f0}',
      },
      400,
      'The query is more than 8 levels deep.',
    ],
    [
      'too many aliases through fragments',
      {
        query: `fragment f on Translation{${Array.from({ length: 4 }, (_, n) => `a${n}:slug`).join(' ')}}
          {translations{...f ...f ...f}}`,
      },
      400,
      'The query has more than 10 aliases.',
    ],
    [
      'too many directives',
      { query: `{translations{${'slug @include(if:true) '.repeat(21)}}}` },
      400,
      'The query has more than 20 directives.',
    ],
    [
      'too many fields at the top',
      { query: `{${'...on Query{translations{slug}}'.repeat(6)}}` },
      400,
      'The query has more than 5 fields at the top.',
    ],
    [
      'fragments that double',
      {
        query:
          Array.from({ length: 20 }, (_, n) => `fragment f${n} on Query{...f${n + 1} ...f${n + 1}}`).join(' ') +
          ' fragment f20 on Query{translations{slug}} {...f0}',
      },
      400,
      'The query asks for more than 200 fields.',
    ],
    [
      'recursive fragments',
      { query: 'fragment f on Query{...f} {...f}' },
      400,
      'The fragment "f" contains itself: remove "...f" from it.',
    ],
    [
      'too many tokens',
      { query: `{${'translations{slug} '.repeat(400)}}` },
      400,
      'The query has more than 1000 words and signs.',
    ],
    ['too large', { query: `{${' '.repeat(70_000)}}` }, 413, 'The request is too large.'],
  ])('%s', async (_kind, payload, status, sentence) => {
    const response = await post(payload);
    expect(response.statusCode).toBe(status);
    const messages: string[] = response.json().errors.map(({ message }: { message: string }) => message);
    expect(messages).toContainEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
    expect(response.body).not.toMatch(/node_modules|at .*\.ts/);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('a body whose content type is not JSON', async () => {
    const response = await gateway.app.inject({
      method: 'POST',
      url: '/data/graphql',
      payload: 'query=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(response.statusCode).toBe(415);
    expect(response.json()).toEqual({ errors: [{ message: 'Send the request as application/json.' }] });
  });

  test('a URL parameter that is not JSON is refused', async () => {
    const response = await gateway.app.inject('/data/graphql?extensions=%7B');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ errors: [{ message: 'The parameter extensions is not JSON.' }] });
  });

  test('a reader over the rate limit gets 429', async () => {
    // Earlier tests have sent some requests. Malformed ones count too, and are fast.
    for (let count = 0; count < 600; count += 1) await post('{', production);
    const response = await post({ query: '{translations{slug}}' }, production);
    expect(response.statusCode).toBe(429);
    expect(response.json()).toEqual({
      errors: [{ message: 'Too many requests: wait a minute and try again.' }],
    });
    expect((await production.app.inject(persisted('Gen.1'))).statusCode).toBe(200);
  });
});
