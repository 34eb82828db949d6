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
const known = (id: string, sha256Hash = hash) =>
  search({ variables: { id }, extensions: { persistedQuery: { version: 1, sha256Hash } } });

describe('reading the Bible', () => {
  test('translations come in the order readers are shown', async () => {
    const { data } = (await post({ query: '{translations{slug shortName direction year}}' })).json();
    expect(data.translations).toEqual([
      { slug: 'kjv', shortName: 'KJV', direction: 'ltr', year: 1769 },
      { slug: 'web', shortName: 'WEB', direction: 'ltr', year: 2020 },
    ]);
  });

  test('a chapter comes with its text and styling; what is no chapter is left out; what has no text is empty', async () => {
    const query = `{chapters(osisIds:["Gen.1","Gen.51","Nothing","Gen.2"],translation:"kjv"){
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

  test('more than fifty chapters at once are refused', async () => {
    const query = 'query($ids:[String!]!){chapters(osisIds:$ids,translation:"kjv"){title}}';
    const ids = Array.from({ length: 51 }, (_, index) => `Ps.${index + 1}`);
    const { errors } = (await post({ query, variables: { ids } })).json();
    expect(errors[0].message).toBe('A query may name at most 50 chapters, and this one names 51.');
    expect((await post({ query, variables: { ids: ids.slice(1) } })).json().data.chapters).toHaveLength(50);
  });
});

describe('known queries by GET', () => {
  test('may be kept by caches, and cost nothing where the reader has the answer', async () => {
    const first = await gateway.app.inject(known('Gen.1'));
    expect(first.json().data.chapters[0].title).toBe('Genesis 1');
    expect(first.headers['cache-control']).toMatch(/^public, max-age=60/);
    const again = await gateway.app.inject({
      url: known('Gen.1'),
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await gateway.app.inject({
      url: known('Gen.2'),
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(other.statusCode).toBe(200);
  });

  test('an unknown hash is a 404 that no cache keeps', async () => {
    const answer = await gateway.app.inject(known('Gen.1', sha256('{other}')));
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json().errors[0]).toEqual({
      message: 'No known query has this hash.',
      extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' },
    });
  });

  test('an answer with an error is not kept', async () => {
    const answer = await gateway.app.inject(
      search({ variables: { id: 5 }, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } }),
    );
    expect(answer.json().errors).toHaveLength(1);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.etag).toBeUndefined();
  });
});

describe('in production', () => {
  test('a query that no pillar was built with does not run', async () => {
    const answer = await post({ query: '{translations{slug}}' }, production);
    expect(answer.statusCode).toBe(403);
    expect(answer.json().errors[0].message).toBe('Only the queries of this site run here.');
  });

  test('a known query runs by its hash and by its text', async () => {
    const body = { query: CHAPTER_QUERY, operationName: 'Chapter', variables: { id: 'Gen.1' } };
    expect((await post(body, production)).json().data.chapters[0].title).toBe('Genesis 1');
    expect((await production.app.inject(known('Gen.1'))).json().data.chapters[0].title).toBe('Genesis 1');
  });

  test('pages are still rendered', async () => {
    expect((await production.app.inject('/bible')).body).toContain(GENESIS['Gen.1']);
  });
});

describe('what is refused, with the right status and one sentence', () => {
  test.each([
    ['no JSON', '{', 400, 'The request body is not JSON.'],
    ['nothing', '', 400, 'The request body is not JSON.'],
    ['a list', [{ query: '{translations{slug}}' }], 400, 'Send one query at a time.'],
    ['a number', 5, 400, 'The request is not a GraphQL query: expected object, received number.'],
    [
      'a query that is no text',
      { query: 5 },
      400,
      'The request is not a GraphQL query: query is 5: expected string, received number.',
    ],
    [
      'variables that are no object',
      { query: '{a}', variables: [] },
      400,
      /^The request is not a GraphQL query: variables is \[\]/,
    ],
    ['no query', {}, 400, 'Send a query, or the hash of a known one.'],
    ['a syntax error', { query: '{' }, 400, 'Syntax Error: Expected Name, found <EOF>.'],
    ['an unknown field', { query: '{nothing}' }, 400, /^Cannot query field "nothing" on type "Query"/],
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
      'fragments that multiply',
      {
        query:
          Array.from({ length: 20 }, (_, n) => `fragment f${n} on Query{...f${n + 1} ...f${n + 1}}`).join(' ') +
          ' fragment f20 on Query{translations{slug}} {...f0}',
      },
      400,
      'The query asks for more than 120 fields.',
    ],
    [
      'fragments in a circle',
      { query: 'fragment f on Query{...f} {...f}' },
      400,
      'Cannot spread fragment "f" within itself.',
    ],
    [
      'too many tokens',
      { query: `{${'translations{slug} '.repeat(400)}}` },
      400,
      /Document contains more that 1000 tokens/,
    ],
    ['too large', { query: `{${' '.repeat(70_000)}}` }, 413, 'The request is too large.'],
  ])('%s', async (_kind, payload, status, sentence) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(status);
    const messages: string[] = answer.json().errors.map(({ message }: { message: string }) => message);
    expect(messages).toContainEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
    expect(answer.body).not.toMatch(/node_modules|at .*\.ts/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('a body that is no JSON by its type', async () => {
    const answer = await gateway.app.inject({
      method: 'POST',
      url: '/data/graphql',
      payload: 'query=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toEqual({ errors: [{ message: 'Send the request as application/json.' }] });
  });

  test('parameters of an address that are no JSON', async () => {
    const answer = await gateway.app.inject('/data/graphql?extensions=%7B');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ errors: [{ message: 'The parameter extensions is not JSON.' }] });
  });

  test('a reader who asks without end is told to wait', async () => {
    // Earlier tests have sent a few; what is malformed counts like any other, and takes no time.
    for (let count = 0; count < 600; count += 1) await post('{', production);
    const answer = await post({ query: '{translations{slug}}' }, production);
    expect(answer.statusCode).toBe(429);
    expect(answer.json()).toEqual({
      errors: [{ message: 'Too many requests: wait a minute and try again.' }],
    });
    expect((await production.app.inject(known('Gen.1'))).statusCode).toBe(200);
  });
});
