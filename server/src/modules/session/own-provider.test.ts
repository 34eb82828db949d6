import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { OneTimeTokens } from '../../accounts/store/one-time-tokens';
import { DatabaseLine } from '../../testing/database-line';
import { createWholeSite, type FixtureSite } from '../../testing/fixture-site';
import { openGateway, type TestGateway } from '../../testing/open-gateway';
import { PlainBrowser } from '../../testing/plain-browser';
import { openBeside } from '../../testing/signed-in-readers';
import { accounts } from '../storage/account-schema';

/** A gateway whose readers have accounts at its own accounts server. */
let files: FixtureSite;
let gateway: TestGateway;
let line: DatabaseLine;
let beside: ReturnType<typeof openBeside>;
let site: string;
beforeAll(async () => {
  files = await createWholeSite();
  line = await DatabaseLine.open(process.env['TEST_DATABASE_URL'] ?? '');
  const trustedProxies = ['127.0.0.1', '::1'];
  gateway = await openGateway(files, undefined, { accountsPort: 0, trustedProxies, reach: (url) => line.to(url) });
  await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  const bound = gateway.app.server.address();
  // The accounts server is at localhost too.
  site = `http://localhost:${typeof bound === 'object' && bound ? bound.port : 0}`;
  beside = openBeside(gateway.databaseUrl);
});
afterAll(async () => {
  await beside.close();
  await gateway.close();
  await line.cut();
  await files.remove();
});

const REFUSED = [400, 'The accounts server did not confirm who you are. Please sign in again.'];
const EXPIRED = [400, 'It took too long, was used already or began in another browser. Please sign in again.'];
const AWAY = [503, 'You can go on reading without an account. Please try again in a few minutes.'];
const nobody = { user: null };

let number = 0;
/** A new reader, who is signed in at the accounts server and not at the site. */
async function newReader() {
  number += 1;
  const email = `ruth${number}@bethlehem.example`;
  const [account] = await beside.db.insert(accounts).values({ email, name: 'Ruth' }).returning({ id: accounts.id });
  const token = await new OneTimeTokens(beside.db).create('sign-in', { account: account?.id ?? '', data: {} });
  const reader = new PlainBrowser();
  await reader.open(`${gateway.accounts?.origin}/sign-in/open?token=${token}`);
  await reader.send('/sign-in/open');
  return { reader, email };
}

/** The same, who is about to be sent back to the site. */
async function newSignIn() {
  const { reader, email } = await newReader();
  return { reader, email, callback: await callbackOf(reader) };
}

/** Begins to sign in, and returns the URL to which the accounts server sends the reader back. */
async function callbackOf(reader: PlainBrowser): Promise<URL> {
  const follow = async (url: string): Promise<URL> => {
    if (url.includes('/oauth2/callback')) return new URL(url);
    const location = await reader.redirectOf(url);
    if (location === undefined) throw new Error(`${url} leads nowhere`);
    return follow(location);
  };
  return follow(`${site}/oauth2/login?destination=/bible/genesis/1`);
}

const shown = ({ status, text }: PlainBrowser['page']) => [status, /<p>([^<]+)<\/p>/.exec(text)?.[1]];
const session = async (reader: PlainBrowser): Promise<unknown> =>
  JSON.parse((await reader.open(`${site}/api/session`)).text);
const copyOf = (reader: PlainBrowser): PlainBrowser => {
  const copy = new PlainBrowser();
  for (const [name, value] of reader.cookies()) copy.cookies().set(name, value);
  return copy;
};

test('a reader of the accounts server is signed in at the site without a question', async () => {
  const { reader, email, callback } = await newSignIn();
  expect((await reader.open(callback.href)).url).toBe(`${site}/bible/genesis/1`);
  expect(await session(reader)).toMatchObject({ user: { name: 'Ruth', email: { email } } });
});

const cut = (url: URL, name: string) => url.searchParams.set(name, (url.searchParams.get(name) ?? '').slice(0, -1));
const changes: [string, (url: URL) => unknown, unknown[]][] = [
  ['with a truncated code', (url) => cut(url, 'code'), REFUSED],
  ['with an empty code', (url) => url.searchParams.set('code', ''), REFUSED],
  ['with a truncated state', (url) => cut(url, 'state'), EXPIRED],
  [
    'with the code of another reader',
    async (url) => url.searchParams.set('code', (await newSignIn()).callback.searchParams.get('code') ?? ''),
    REFUSED,
  ],
  [
    'with the code and state of another reader',
    async (url) => {
      url.search = (await newSignIn()).callback.search;
    },
    EXPIRED,
  ],
  [
    'with a code that has expired',
    () =>
      beside.db.execute(
        `update oidc_payloads set expires_at = now() - interval '1 second' where kind = 'AuthorizationCode'`,
      ),
    REFUSED,
  ],
];
test.each(changes)('a callback %s signs nobody in and says so in one sentence', async (_what, change, expected) => {
  const { reader, callback } = await newSignIn();
  await change(callback);
  expect(shown(await reader.open(callback.href))).toEqual(expected);
  expect(reader.cookies().has('dm-session')).toBe(false);
  expect(await session(reader)).toEqual(nobody);
});

test('a callback that is replayed, also with a copy of the cookies, signs nobody in', async () => {
  const { reader, callback, email } = await newSignIn();
  const copy = copyOf(reader);
  await reader.open(callback.href);
  expect(shown(await reader.open(callback.href))).toEqual(EXPIRED);
  expect(shown(await copy.open(callback.href))).toEqual(REFUSED);
  expect(await session(copy)).toEqual(nobody);
  expect(await session(reader)).toMatchObject({ user: { email: { email } } });
});

test.each([
  ['truncated', (value: string) => value.slice(0, -1)],
  ['empty', () => ''],
  ['of 8,000 characters', () => 'x'.repeat(8_000)],
  ['__proto__', () => '__proto__'],
  ['a JSON Web Token', () => 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
  [
    'that of the accounts server',
    (_value: string, reader: PlainBrowser) => reader.cookies().get('manna-accounts') ?? '',
  ],
])('a session cookie of the site that is %s is of nobody', async (_what, change) => {
  const { reader, callback } = await newSignIn();
  await reader.open(callback.href);
  const copy = new PlainBrowser();
  copy.cookies().set('dm-session', change(reader.cookies().get('dm-session') ?? '', reader));
  expect(await session(copy)).toEqual(nobody);
  expect((await copy.open(`${site}/api/account/sessions`)).status).toBe(401);
});

test.each(['oidc_payloads', 'accounts', 'readers', 'reader_sessions'])(
  'a callback in whose middle PostgreSQL goes away (at %s) signs nobody in, and the next sign-in works',
  async (table) => {
    const { reader, callback, email } = await newSignIn();
    const other = new pg.Client({ connectionString: gateway.databaseUrl });
    await other.connect();
    await other.query(`begin; lock table ${table} in access exclusive mode`);
    const sent = reader.open(callback.href);
    await sleep(300);
    await line.cut();
    expect(shown(await sent)).toEqual(AWAY);
    await other.end();
    await line.mend();
    expect(reader.cookies().has('dm-session')).toBe(false);
    await reader.open((await callbackOf(reader)).href);
    expect(await session(reader)).toMatchObject({ user: { email: { email } } });
  },
);
