import type { UserDataChange } from '@manna/shared/contracts';
import { sql } from 'drizzle-orm';
import { DatabaseLine } from '../../testing/database-line';
import { createWholeSite, type FixtureSite } from '../../testing/fixture-site';
import { openGateway, type TestGateway } from '../../testing/open-gateway';
import { headersOf, openBeside, readerOfHeader } from '../../testing/signed-in-readers';
import { userDataItems, userDataRequests } from '../storage/user-data-schema';
import { MAX_KEYS } from './user-data-repository';

let site: FixtureSite;
let line: DatabaseLine;
let gateway: TestGateway;
let beside: ReturnType<typeof openBeside>;
let reader: string;
beforeAll(async () => {
  site = await createWholeSite();
  line = await DatabaseLine.open(process.env['TEST_DATABASE_URL'] ?? '');
  gateway = await openGateway(site, undefined, { readerOf: readerOfHeader, reach: (url) => line.to(url) });
  beside = openBeside(gateway.databaseUrl);
});
afterAll(async () => {
  await beside.close();
  await gateway.close();
  await line.cut();
  await site.remove();
});
beforeEach(async () => void (reader = await beside.addReader()));

const BOOKMARKS = 'site/bookmarked-pages';
const HISTORY = 'site/history';
const PREFERENCES = 'site/preferences';
const trail = (path: string) => [{ path, fragment: path }];
const bookmarks = (...paths: string[]) => JSON.stringify({ bookmarks: paths.map(trail) });
const history = (...paths: string[]) => JSON.stringify(paths.map(trail));

const get = (query: string, headers: Record<string, string> = headersOf(reader)) =>
  gateway.app.inject({ url: `/api/user-data${query}`, headers });
const post = (payload: unknown, headers: Record<string, string> = headersOf(reader)) =>
  gateway.app.inject({
    method: 'POST',
    url: '/api/user-data',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
const sentenceOf = ({ body }: { body: string }): unknown =>
  (JSON.parse(body) as { errors: { message: string }[] }).errors.map(({ message }) => message);
const saved = async (change: UserDataChange): Promise<Record<string, string>> => {
  const response = await post(change);
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
  return response.json<{ data: Record<string, string> }>().data;
};
const stored = async (query = ''): Promise<Record<string, string>> => {
  const response = await get(query);
  expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
  return response.json<{ data: Record<string, string> }>().data;
};

describe('the data of a signed-in reader', () => {
  test('has the values that were sent, by the keys that are asked for', async () => {
    const data = { [PREFERENCES]: '{"theme":"dark"}', [BOOKMARKS]: bookmarks('/b', '/a'), 'pillars/guest/word': '"x"' };
    expect(await saved({ data })).toEqual(data);
    expect(await stored(`?key=${PREFERENCES},${HISTORY}`)).toEqual({ [PREFERENCES]: data[PREFERENCES] });
    expect(await stored()).toEqual(data);
  });

  test('is merged by fields and by the path of a bookmark, from what each device had before', async () => {
    const base = { [PREFERENCES]: '{"theme":"light","size":1}', [BOOKMARKS]: bookmarks('/a', '/b', '/c') };
    await saved({ data: base });
    await saved({
      data: { [PREFERENCES]: '{"theme":"dark","size":1}', [BOOKMARKS]: bookmarks('/new', '/b', '/c') },
      base,
    });
    const late = { [PREFERENCES]: '{"theme":"light","size":2}', [BOOKMARKS]: bookmarks('/a', '/b', '/late') };
    expect(await saved({ data: late, base })).toEqual({
      [PREFERENCES]: '{"theme":"dark","size":2}',
      [BOOKMARKS]: bookmarks('/new', '/b', '/late'),
    });
  });

  test('has its bookmarks in the order that the reader gave them by hand', async () => {
    const base = { [BOOKMARKS]: bookmarks('/a', '/b', '/c') };
    await saved({ data: base });
    await saved({ data: { [BOOKMARKS]: bookmarks('/c', '/a', '/b') }, base });
    expect(await saved({ data: { [BOOKMARKS]: bookmarks('/new', '/a', '/b', '/c') }, base })).toEqual({
      [BOOKMARKS]: bookmarks('/new', '/c', '/a', '/b'),
    });
  });

  test('has the newest pages of the history, and forgets without a trace what no longer fits', async () => {
    const old = Array.from({ length: 12 }, (_, index) => `/old/${index}`);
    await saved({ data: { [HISTORY]: history(...old) } });
    const result = await saved({ data: { [HISTORY]: history('/1', '/2', '/3') }, base: { [HISTORY]: null } });
    expect(result).toEqual({ [HISTORY]: history('/1', '/2', '/3', ...old.slice(0, 9)) });
    const rows = await beside.db
      .select()
      .from(userDataItems)
      .where(sql`reader = ${reader}`);
    expect(rows).toHaveLength(12);
  });

  test('does not bring back what was deleted when a late device sends all that it has', async () => {
    await saved({ data: { [BOOKMARKS]: bookmarks('/a', '/b') } });
    await saved({ data: { [BOOKMARKS]: bookmarks('/b') }, base: { [BOOKMARKS]: bookmarks('/a', '/b') } });
    // One that says what it is based on, and one that does not.
    const base = { [BOOKMARKS]: bookmarks('/a') };
    expect(await saved({ data: { [BOOKMARKS]: bookmarks('/x', '/a') }, base })).toEqual({
      [BOOKMARKS]: bookmarks('/x', '/b'),
    });
    expect(await saved({ data: { [BOOKMARKS]: bookmarks('/y', '/a') } })).toEqual({
      [BOOKMARKS]: bookmarks('/y', '/x', '/b'),
    });
  });

  test('is not changed again by a request that is repeated', async () => {
    const change = {
      data: { [BOOKMARKS]: bookmarks('/a') },
      base: { [BOOKMARKS]: null },
      device: 'a-device',
      request: 'request-1',
    };
    await saved(change);
    await saved({
      data: { [BOOKMARKS]: bookmarks() },
      base: { [BOOKMARKS]: bookmarks('/a') },
      device: 'other-one',
      request: 'request-2',
    });
    expect(await saved(change)).toEqual({ [BOOKMARKS]: bookmarks() });
  });

  test('is changed once when the same request comes many times at the same time', async () => {
    const one = { data: { [HISTORY]: history('/a') }, base: { [HISTORY]: null }, request: 'request-1' };
    const other = { data: { 'pillars/guest/count': '1' }, request: 'request-2' };
    const responses = await Promise.all([one, other, one, other, one, other].map((change) => post(change)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect(await stored()).toEqual({ [HISTORY]: history('/a'), 'pillars/guest/count': '1' });
  });

  test('is never that of another reader', async () => {
    await saved({ data: { [PREFERENCES]: '{"theme":"dark"}' } });
    const naomi = await beside.addReader();
    expect((await get('', headersOf(naomi))).json()).toEqual({ data: {} });
    await post({ data: { [PREFERENCES]: '{}' }, reader }, headersOf(naomi));
    await post(
      { data: { [PREFERENCES]: '{"theme":"light"}' }, base: { [PREFERENCES]: '{"theme":"dark"}' } },
      headersOf(naomi),
    );
    expect(await stored()).toEqual({ [PREFERENCES]: '{"theme":"dark"}' });
  });

  test('is merged by the kind that a pillar has defined', async () => {
    const key = 'pillars/guest/notes';
    const kinds = { [key]: { type: 'items' as const, identity: ['id'] } };
    const note = (id: number, text: string) => ({ id, text });
    const base = { [key]: JSON.stringify([note(1, 'one'), note(2, 'two')]) };
    await saved({ data: base, kinds });
    await saved({ data: { [key]: JSON.stringify([note(1, 'one!'), note(2, 'two')]) }, base, kinds });
    const result = await saved({
      data: { [key]: JSON.stringify([note(3, 'three'), note(1, 'one'), note(2, 'two!')]) },
      base,
      kinds,
    });
    expect(JSON.parse(result[key] ?? '')).toEqual([note(3, 'three'), note(1, 'one!'), note(2, 'two!')]);
    // A later version of the pillar may have another kind.
    const other = { [key]: { type: 'json' as const } };
    expect(await saved({ data: { [key]: '"none"' }, base: result, kinds: other })).toEqual({ [key]: '"none"' });
  });

  test('can have any names and any text', async () => {
    const preferences = '{"__proto__":{"polluted":true},"constructor":1,"toString":null,"":"\\u0000"}';
    const paths = ['/constructor', '/__proto__', `/${'x'.repeat(500)}`, `/${'x'.repeat(501)}`, '/\ud800', '/\0', '/שׁ'];
    const data = { [PREFERENCES]: preferences, [BOOKMARKS]: bookmarks(...paths), constructor: '{"a":1}' };
    expect(await saved({ data, base: {} })).toEqual(data);
    expect(await stored()).toEqual(data);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('has two and a half thousand bookmarks, and one more in no more time than all of them', async () => {
    const bookmark = (number: number) => [
      { path: '/bible', fragment: 'Bible', icon: 'bible', iconColor: 'red' },
      { path: `/bible/psalms/${number}`, fragment: `Psalm ${number}`, description: 'A song of ascents, of David.' },
    ];
    const text = (from: number) =>
      JSON.stringify({ bookmarks: Array.from({ length: 2_500 - from }, (_, index) => bookmark(from + index)) });
    expect(text(0).length).toBeGreaterThan(400_000);
    const began = performance.now();
    await saved({ data: { [BOOKMARKS]: text(1) }, base: { [BOOKMARKS]: null } });
    const all = performance.now() - began;
    const merged = await saved({ data: { [BOOKMARKS]: text(0) }, base: { [BOOKMARKS]: text(1) } });
    // Twice, because other tests run on the same machine meanwhile.
    expect(performance.now() - began - all).toBeLessThan(2 * all);
    expect(merged[BOOKMARKS]).toBe(text(0));
  });

  test('forgets deletions after 180 days, and not before', async () => {
    await saved({ data: { [BOOKMARKS]: bookmarks('/a', '/b', '/c') } });
    await saved({ data: { [BOOKMARKS]: bookmarks('/c') }, base: { [BOOKMARKS]: bookmarks('/a', '/b', '/c') } });
    const age = (item: string, days: number) =>
      beside.db.execute(
        sql`update user_data_items set changed_at = now() - make_interval(days => ${days}) where reader = ${reader} and item = ${item}`,
      );
    await age('/a', 181);
    await age('/b', 179);
    await age('/c', 999);
    expect(await stored()).toEqual({ [BOOKMARKS]: bookmarks('/c') });
    const rows = await beside.db
      .select()
      .from(userDataItems)
      .where(sql`reader = ${reader}`);
    expect(rows.map(({ item }) => item).sort()).toEqual(['/b', '/c']);
  });

  test('remembers the last requests of each browser only', async () => {
    for (let index = 0; index < 25; index += 1)
      await saved({ data: { 'pillars/guest/count': String(index) }, device: 'a-device', request: `request-${index}` });
    await saved({ data: { 'pillars/guest/count': '0' }, device: 'other-one', request: 'request-x' });
    const rows = await beside.db
      .select()
      .from(userDataRequests)
      .where(sql`reader = ${reader}`);
    expect(rows).toHaveLength(21);
    expect(rows.map(({ request }) => request)).toEqual(
      expect.arrayContaining(['request-24', 'request-5', 'request-x']),
    );
  });
});

describe('a request for user data that is refused', () => {
  test.each([
    ['of nobody', { 'sec-fetch-site': 'same-origin' }, 401, 'Sign in first: nobody is signed in.'],
    ['of a page of another site', { 'sec-fetch-site': 'cross-site' }, 403, 'Only pages of this site may send this.'],
    ['from another origin', { origin: 'https://evil.example' }, 403, 'Only pages of this site may send this.'],
    ['without an origin', {}, 403, 'Only pages of this site may send this.'],
  ])('%s changes nothing', async (_from, headers: Record<string, string>, status, sentence) => {
    const signedIn = status === 401 ? {} : { 'x-reader': reader };
    const response = await post({ data: { [PREFERENCES]: '{}' } }, { ...headers, ...signedIn });
    expect([response.statusCode, sentenceOf(response)]).toEqual([status, [sentence]]);
    expect(await stored()).toEqual({});
  });

  test('of nobody reads nothing', async () => {
    const response = await get('', {});
    expect([response.statusCode, sentenceOf(response)]).toEqual([401, ['Sign in first: nobody is signed in.']]);
  });

  test('of a reader whose account is gone is answered as of nobody', async () => {
    const gone = '00000000-0000-4000-8000-000000000000';
    expect((await post({ data: { [PREFERENCES]: '{}' } }, headersOf(gone))).statusCode).toBe(401);
  });

  test.each([
    ['?key=', /^The query is not valid: key/],
    ['?key=Site', /^The query is not valid: key/],
    ['?key=a&key=b', /^The query is not valid: key/],
    ['?key=__proto__', /^The query is not valid: key/],
    ['?key=../a', /^The query is not valid: key/],
    ['?keys=a', /^The query is not valid: Unrecognized key/],
    [`?key=${Array(10_000).fill('a').join(',')}`, /^The query is not valid: key|^This URL is longer than/],
  ])('by its query %# has one sentence', async (query, sentence) => {
    const response = await get(query);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expect(sentenceOf(response)).toEqual([expect.stringMatching(sentence)]);
  });

  const deep = '['.repeat(60) + ']'.repeat(60);
  test.each([
    ['[', 400, 'The request body is not JSON.'],
    ['', 400, 'The request body is not JSON.'],
    ['{"data":{"__proto__":"1"}}', 400, /./],
    [{}, 400, /^The request body is not valid: data is missing/],
    [{ data: {} }, 400, /At least one key/],
    [{ data: { A: '1' } }, 400, /^The request body is not valid: /],
    [{ data: { a: 1 } }, 400, /^The request body is not valid: data\.a is 1/],
    [{ data: { a: '1' }, reader: 'other' }, 400, /Unrecognized key: "reader"/],
    [{ data: { a: '1' }, request: 'x' }, 400, /^The request body is not valid: request/],
    [{ data: { a: 'not JSON' } }, 400, 'The value of a is not JSON.'],
    [{ data: { a: '' } }, 400, 'The value of a is not JSON.'],
    [{ data: { a: '1' }, base: { a: '{' } }, 400, 'The value of a is not JSON.'],
    [{ data: { a: deep } }, 400, 'The value of a is nested more than 50 levels deep.'],
    [{ data: { [HISTORY]: '{"a":1}' } }, 400, 'The value of site/history is not of its kind.'],
    [{ data: { [BOOKMARKS]: '"x"' } }, 400, 'The value of site/bookmarked-pages is not of its kind.'],
    [{ data: { a: JSON.stringify('x'.repeat(500_000)) } }, 400, /^The request body is not valid: data\.a is /],
    [{ data: Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`k${n}`, '1'])) }, 400, /At most 50 keys/],
    ['x'.repeat(10_000_000), 413, 'The request is too large.'],
  ])('by its body %# has one sentence', async (body, status, sentence) => {
    const response = await post(body);
    const [message] = sentenceOf(response) as string[];
    expect([response.statusCode, response.headers['cache-control']]).toEqual([status, 'no-store']);
    if (typeof sentence === 'string') expect(message).toBe(sentence);
    else expect(message).toMatch(sentence);
    expect(await stored()).toEqual({});
  });

  test('because the account has too many keys saves nothing, but changes of its keys are saved', async () => {
    const batch = (from: number) =>
      Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`key-${from + index}`, '1']));
    for (let from = 0; from < MAX_KEYS; from += 50) await saved({ data: batch(from) });
    const response = await post({ data: { [PREFERENCES]: '{}', 'key-1': '2' } });
    expect([response.statusCode, sentenceOf(response)]).toEqual([413, ['The account can have at most 200 keys.']]);
    expect((await stored('?key=key-1'))['key-1']).toBe('1');
    expect(await saved({ data: { 'key-1': '2' } })).toEqual({ 'key-1': '2' });
  });

  test('because the account is full saves nothing, but what makes it smaller is saved', async () => {
    const text = JSON.stringify('x'.repeat(199_000));
    for (let index = 0; index < 10; index += 1) await saved({ data: { [`key-${index}`]: text } });
    const response = await post({ data: { 'key-10': text } });
    expect([response.statusCode, sentenceOf(response)]).toEqual([
      413,
      ['The account is full: it can have at most 2 MB.'],
    ]);
    expect(await saved({ data: { 'key-0': '""' } })).toEqual({ 'key-0': '""' });
    expect(await saved({ data: { 'key-10': text } })).toEqual({ 'key-10': text });
  });

  test('because it is one too many in a minute leaves other readers alone', async () => {
    const responses = await Promise.all(Array.from({ length: 61 }, () => post({ data: { a: '1' } })));
    const statuses = responses.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array<number>(60).fill(200), 429]);
    const late = responses.find(({ statusCode }) => statusCode === 429);
    expect(Number(late?.headers['retry-after'])).toBeGreaterThan(0);
    expect(late && sentenceOf(late)).toEqual(['Too many requests: wait a minute and try again.']);
    expect((await post({ data: { a: '1' } }, headersOf(await beside.addReader()))).statusCode).toBe(200);
    expect((await get('')).statusCode).toBe(200);
  });

  test('while the database is away is answered with 503, and nothing of it is saved', async () => {
    await saved({ data: { [PREFERENCES]: '{"theme":"light"}' } });
    await line.cut();
    for (const response of [await get(''), await post({ data: { [PREFERENCES]: '{"theme":"dark"}' } })]) {
      expect([response.statusCode, response.headers['cache-control']]).toEqual([503, 'no-store']);
      expect(sentenceOf(response)).toEqual(['The site is busy: try again in a moment.']);
      expect(response.body).not.toMatch(/ECONN|select|127\.0\.0\.1/);
    }
    await line.mend();
    expect(await stored()).toEqual({ [PREFERENCES]: '{"theme":"light"}' });
  });

  test('because the database goes away in the middle of the transaction is answered with 503, and saves nothing', async () => {
    const base = { [PREFERENCES]: '{"theme":"light"}' };
    await saved({ data: base });
    // Another transaction holds the rows, so that the change waits in the middle.
    let waiting: ReturnType<typeof post> | undefined;
    await beside.db.transaction(async (other) => {
      await other.execute(sql`select 1 from user_data_items where reader = ${reader} for update`);
      waiting = post({ data: { [PREFERENCES]: '{"theme":"dark"}' }, base });
      void waiting.then(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 300));
      await line.cut();
      await new Promise((resolve) => setTimeout(resolve, 100));
    });
    expect((await waiting)?.statusCode).toBe(503);
    await line.mend();
    expect(await stored()).toEqual(base);
  });
});
