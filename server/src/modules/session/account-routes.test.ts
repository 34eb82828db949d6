import { randomUUID } from 'node:crypto';
import { ReaderBrowser } from '../../testing/reader-browser';
import { BOAZ, RUTH, SignInSite } from '../../testing/sign-in-site';
import { recordingLog, silentLog } from '../../testing/recording-log';
import { openDatabase, type Storage } from '../storage/storage';
import { assets } from '../../testing/test-assets';
import { purge, type DeletedReader } from './deletions';

let site: SignInSite;
let storage: Storage;
beforeAll(async () => {
  site = await SignInSite.open();
  storage = await openDatabase(site.gateway.databaseUrl, assets.migrations, silentLog);
});
afterAll(async () => {
  await storage.close();
  await site.close();
});
beforeEach(() => site.rows('delete from readers'));

const nobody = { user: null };
const from = (userAgent: string) => new ReaderBrowser({ 'user-agent': `Mozilla/5.0 (${userAgent}` });
const PHONE = 'Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0';
const LAPTOP = 'X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';

interface Shown {
  id: string;
  device: string;
  createdAt: string;
  seenAt: string;
  isCurrent: boolean;
}
const sessionsOf = async (browser: ReaderBrowser) =>
  ((await (await browser.get(`${site.url}/api/account/sessions`)).json()) as { sessions: Shown[] }).sessions;
const post = (browser: ReaderBrowser, path: string, body: unknown, headers?: Record<string, string>) =>
  browser.post(`${site.url}/api/account/${path}`, body, headers);
const deletionOf = async (browser: ReaderBrowser): Promise<unknown> =>
  (await browser.get(`${site.url}/api/account/deletion`)).json();

describe('the sessions of a reader', () => {
  test('are listed with their devices, the last used first', async () => {
    const phone = await site.signIn(RUTH, from(PHONE));
    await site.rows(
      "update reader_sessions set created_at = now() - interval '2 days', seen_at = now() - interval '1 day'",
    );
    const laptop = await site.signIn(RUTH, from(LAPTOP));
    await site.signIn(BOAZ);
    const listed = await sessionsOf(laptop);
    expect(listed.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Chrome on Linux', true],
      ['Firefox on Android', false],
    ]);
    const [, other] = listed;
    const days = (time = '') => Math.round((Date.now() - Date.parse(time)) / 86_400_000);
    expect([days(other?.createdAt), days(other?.seenAt)]).toEqual([2, 1]);
    // An id that signs nobody in.
    expect(Object.keys(other ?? {}).toSorted()).toEqual(['createdAt', 'device', 'id', 'isCurrent', 'seenAt']);
    expect(other?.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(phone.cookies.get('dm-session')).not.toBe(other?.id);
  });

  test('end one by one', async () => {
    const phone = await site.signIn();
    const laptop = await site.signIn();
    const other = (await sessionsOf(laptop)).find(({ isCurrent }) => !isCurrent);
    expect((await post(laptop, 'sessions/end', { id: other?.id })).status).toBe(204);
    expect(await site.session(phone)).toEqual(nobody);
    expect(await sessionsOf(laptop)).toHaveLength(1);
  });

  test('end all at once on all devices, and the browser forgets its cookies', async () => {
    const phone = await site.signIn();
    const laptop = await site.signIn();
    const boaz = await site.signIn(BOAZ);
    expect((await post(laptop, 'sessions/end', { all: true })).status).toBe(204);
    expect(laptop.cookies.size).toBe(0);
    expect(await site.session(phone)).toEqual(nobody);
    expect(await site.session(boaz)).toMatchObject({ user: { name: 'Boaz' } });
  });

  test('of another reader cannot be ended, and look as if they did not exist', async () => {
    const boaz = await site.signIn(BOAZ);
    const [theirs] = await sessionsOf(boaz);
    const response = await post(await site.signIn(), 'sessions/end', { id: theirs?.id });
    expect([response.status, await response.json()]).toEqual([
      404,
      { errors: [{ message: 'You have no such session.' }] },
    ]);
    const unknown = await post(await site.signIn(), 'sessions/end', { id: randomUUID() });
    expect([unknown.status, await unknown.json()]).toEqual([
      404,
      { errors: [{ message: 'You have no such session.' }] },
    ]);
    expect(await site.session(boaz)).toMatchObject({ user: { name: 'Boaz' } });
  });
});

describe('a reader who wants to be deleted', () => {
  test('is signed out everywhere else, and others are not', async () => {
    const [browser, phone, boaz] = [await site.signIn(), await site.signIn(), await site.signIn(BOAZ)];
    expect((await post(browser, 'deletion', { confirm: true })).status).toBe(200);
    expect(await site.session(phone)).toEqual(nobody);
    expect(await site.session(browser)).toMatchObject({ user: { name: 'Ruth' } });
    expect(await site.session(boaz)).toMatchObject({ user: { name: 'Boaz' } });
    await post(browser, 'deletion/cancel', {});
  });

  test('has 14 days to change their mind, also in another browser', async () => {
    const browser = await site.signIn();
    expect(await deletionOf(browser)).toEqual({ deletion: null });
    const asked = (await (await post(browser, 'deletion', { confirm: true })).json()) as {
      deletion: { requestedAt: string; endsAt: string };
    };
    const { requestedAt, endsAt } = asked.deletion;
    expect(Date.parse(endsAt) - Date.parse(requestedAt)).toBe(14 * 86_400_000);
    // Asked again, the grace is not longer.
    await post(browser, 'deletion', { confirm: true });
    const tablet = await site.signIn();
    expect(await deletionOf(tablet)).toEqual(asked);
    expect((await post(tablet, 'deletion/cancel', {})).status).toBe(204);
    expect(await deletionOf(browser)).toEqual({ deletion: null });
  });

  const requestedAgo = (days: number) =>
    site.rows(`update readers set deletion_requested_at = now() - interval '${days} days' where name = 'Ruth'`);
  const names = async () => (await site.rows('select name from readers order by name')).map(({ name }) => name);

  test('is deleted with all sessions after the grace, their account first, and is told last', async () => {
    const browser = await site.signIn();
    const boaz = await site.signIn(BOAZ);
    await requestedAgo(13.9);
    await purge(storage.db, silentLog);
    expect(await names()).toEqual(['Boaz', 'Ruth']);

    await requestedAgo(14.1);
    const steps: [string, string, unknown][] = [];
    const note = async (step: string, email: string) => void steps.push([step, email, await names()]);
    await purge(storage.db, silentLog, {
      removeAccount: ({ email }) => note('account', email),
      tell: (email) => note('told', email),
    });
    expect(steps).toEqual([
      ['account', RUTH.email, ['Boaz', 'Ruth']],
      ['told', RUTH.email, ['Boaz']],
    ]);
    expect(await site.session(browser)).toEqual(nobody);
    expect(await site.session(boaz)).toMatchObject({ user: { name: 'Boaz' } });
    expect(await site.rows('select 1 from reader_sessions')).toHaveLength(1);
  });

  test('is kept until the next purge when their account cannot be deleted, and holds up no other reader', async () => {
    await site.signIn();
    await site.signIn(BOAZ);
    await site.rows("update readers set deletion_requested_at = now() - interval '15 days'");
    const removeAccount = ({ name }: DeletedReader) =>
      name === 'Ruth' ? Promise.reject(new Error('away')) : Promise.resolve();
    await purge(storage.db, silentLog, { removeAccount });
    expect(await names()).toEqual(['Ruth']);
    await purge(storage.db, silentLog);
    expect(await names()).toEqual([]);
  });

  test('is told by a later purge when no e-mail can be sent, once and for a week at most', async () => {
    await site.signIn();
    await site.signIn(BOAZ);
    await site.rows("update readers set deletion_requested_at = now() - interval '15 days'");
    const { log, lines } = recordingLog();
    const told: string[] = [];
    const tell = (email: string) => {
      if (email === RUTH.email && told.length < 2) return Promise.reject(new Error('no mail server'));
      told.push(email);
      return Promise.resolve();
    };
    await purge(storage.db, log, { tell });
    expect([await names(), told]).toEqual([[], [BOAZ.email]]);
    expect(lines.filter(({ level }) => level >= 50)).toEqual([
      expect.objectContaining({ reason: 'no mail server', msg: expect.stringContaining('tried again') as string }),
    ]);
    told.push('a second try');
    await purge(storage.db, silentLog, { tell });
    await purge(storage.db, silentLog, { tell });
    expect(told).toEqual([BOAZ.email, 'a second try', RUTH.email]);
    expect(await site.rows('select 1 from farewells')).toEqual([]);

    await site.rows("insert into farewells (email, deleted_at) values ('x@y.example', now() - interval '8 days')");
    await purge(storage.db, silentLog, { tell });
    expect(told).toHaveLength(3);
    expect(await site.rows('select 1 from farewells')).toEqual([]);
  });

  test('is deleted by one gateway when several purge at once', async () => {
    await site.signIn();
    await requestedAgo(15);
    let calls = 0;
    const removeAccount = async () => {
      calls += 1;
      await new Promise((resolve) => setTimeout(resolve, 200));
    };
    await Promise.all([1, 2, 3].map(() => purge(storage.db, silentLog, { removeAccount })));
    expect(calls).toBe(1);
  });

  test('takes with them sessions that have ended, whoever’s they are', async () => {
    const browser = await site.signIn();
    await site.signIn(RUTH, new ReaderBrowser());
    await site.rows(
      "update reader_sessions set seen_at = now() - interval '31 days' where id = (select id from reader_sessions order by created_at desc limit 1)",
    );
    await purge(storage.db, silentLog);
    expect(await site.rows('select 1 from reader_sessions')).toHaveLength(1);
    expect(await site.session(browser)).toMatchObject({ user: { name: 'Ruth' } });
  });
});

const writes = ['sessions/end', 'deletion', 'deletion/cancel'];
const bodies: Record<string, unknown> = {
  'sessions/end': { all: true },
  deletion: { confirm: true },
  'deletion/cancel': {},
};

describe.each(writes)('POST /api/account/%s', (path) => {
  test.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the same domain', { 'sec-fetch-site': 'same-site' }],
    ['a bookmark or a link that was typed', { 'sec-fetch-site': 'none' }],
  ])('is refused from %s', async (_where, headers) => {
    const browser = await site.signIn();
    const response = await post(browser, path, bodies[path], headers);
    expect([response.status, await response.json()]).toEqual([
      403,
      { errors: [{ message: 'Only pages of this site may send this.' }] },
    ]);
    expect(await sessionsOf(browser)).toHaveLength(1);
    expect(await deletionOf(browser)).toEqual({ deletion: null });
  });

  test('needs a reader who is signed in', async () => {
    const response = await post(new ReaderBrowser(), path, bodies[path]);
    expect([response.status, await response.json()]).toEqual([401, { errors: [{ message: 'Sign in first.' }] }]);
  });
});

test.each(['sessions', 'deletion'])('GET /api/account/%s needs a reader who is signed in', async (path) => {
  const response = await new ReaderBrowser().get(`${site.url}/api/account/${path}`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([401, 'no-store']);
});

test.each<[string, unknown, number]>([
  ['sessions/end', {}, 400],
  ['sessions/end', { all: false }, 400],
  ['sessions/end', { id: 'not-an-id' }, 400],
  ['sessions/end', { id: '00000000-0000-4000-8000-000000000000' }, 404],
  ['sessions/end', { all: true, id: '00000000-0000-4000-8000-000000000000' }, 400],
  ['sessions/end', '{"__proto__":{"all":true}}', 400],
  ['sessions/end', '{"constructor":{"prototype":{}},"all":true}', 400],
  ['sessions/end', '{"all":', 400],
  ['sessions/end', 'null', 400],
  ['deletion', { confirm: 'true' }, 400],
  ['deletion', [true], 400],
  ['deletion', { confirm: true, padding: 'x'.repeat(2_000) }, 413],
])('POST /api/account/%s with %j changes nothing and says why', async (path, body, status) => {
  const browser = await site.signIn();
  const response = await post(browser, path, body);
  const { errors } = (await response.json()) as { errors: { message: string }[] };
  expect([response.status, errors.map(({ message }) => message)]).toEqual([
    status,
    [expect.stringMatching(/^[A-Z].*\.$/)],
  ]);
  expect(await sessionsOf(browser)).toHaveLength(1);
  expect(await deletionOf(browser)).toEqual({ deletion: null });
});
