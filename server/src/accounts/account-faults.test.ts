import { connect } from 'node:net';
import { browserOf, freshEmail, PASSWORD, register } from '../testing/account-readers';
import { openAccountsSite, type AccountsSite } from '../testing/accounts-site';
import { DatabaseLine } from '../testing/database-line';
import { createDatabase } from '../testing/test-database';
import { PlainBrowser } from '../testing/plain-browser';

let site: AccountsSite;
beforeAll(async () => {
  site = await openAccountsSite();
});
afterAll(() => site.close());

const browser = (headers?: Record<string, string>) => browserOf(site, headers);
const at = (path: string) => site.accounts.origin + path;
const formType = 'application/x-www-form-urlencoded';

/** The one sentence of a page that refuses something. */
const sentence = (text: string) => /role="alert">\s*([^<]+?)\s*</.exec(text)?.[1];

test('only the site may show the pages in a frame, and only their own style and script run', async () => {
  const { headers } = await browser().open(at('/sign-in'));
  const policy = headers.get('content-security-policy')?.split('; ');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("style-src 'self'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain(`frame-ancestors 'self' ${site.site}`);
  expect(headers.get('cache-control')).toBe('no-store');
});

test('the pages have the fonts of the site, which browsers keep', async () => {
  const css = await (await fetch(at('/assets/accounts.css'))).text();
  const fonts = [...css.matchAll(/url\("?([^")]+\.woff2)"?\)/g)].map(([, url = '']) => url);
  expect(fonts.some((url) => url.includes('literata'))).toBe(true);
  for (const url of fonts) {
    const { status, headers } = await fetch(at(url));
    expect([url, status, headers.get('content-type')]).toEqual([url, 200, 'font/woff2']);
    expect(headers.get('cache-control')).toContain('immutable');
  }
});

test.each([
  ['a foreign origin', { origin: 'https://evil.example' }, 'This request came from another site and was refused.'],
  ['an origin of null', { origin: 'null' }, 'This request came from another site and was refused.'],
  [
    'a fetch from another site',
    { 'sec-fetch-site': 'same-site' },
    'This request came from another site and was refused.',
  ],
])('a form from %s is refused', async (_what, headers, why) => {
  const reader = browser();
  await reader.open(at('/sign-in'));
  const { status, text } = await reader.send('/sign-in', { email: freshEmail(), password: PASSWORD }, headers);
  expect([status, sentence(text)]).toEqual([403, why]);
});

test.each([
  ['without its token', { csrf: '' }],
  ['with a wrong token', { csrf: 'x'.repeat(43) }],
])('a form %s is refused', async (_what, values) => {
  const reader = browser();
  await reader.open(at('/sign-in'));
  const { status, text } = await reader.send('/sign-in', { email: freshEmail(), password: PASSWORD, ...values });
  expect(status).toBe(403);
  expect(sentence(text)).toContain('This form is too old');
});

test('the token of another browser does not count', async () => {
  const [one, other] = [browser(), browser()];
  await one.open(at('/sign-in'));
  await other.open(at('/sign-in'));
  const csrf = other.fieldsOf('/sign-in')['csrf'] ?? '';
  expect((await one.send('/sign-in', { email: freshEmail(), password: PASSWORD, csrf })).status).toBe(403);
});

test('a body of 10 MB is refused', async () => {
  const reader = browser();
  await reader.open(at('/sign-in'));
  const { status, text } = await reader.send('/sign-in', { email: 'x'.repeat(10_000_000) });
  expect([status, sentence(text)]).toEqual([413, 'The request is too large.']);
});

test('a body of another type is refused', async () => {
  const reader = browser();
  await reader.open(at('/sign-in'));
  const { status, text } = await reader.send('/sign-in', {}, { 'content-type': 'text/plain' });
  expect([status, sentence(text)]).toEqual([415, 'The request is not a form.']);
});

test('JSON that is broken is refused', async () => {
  const reader = browser();
  await reader.open(at('/sign-in'));
  const init = { method: 'POST', body: '{', headers: { 'content-type': 'application/json', origin: at('') } };
  const { status, text } = await reader.open('/passkey/sign-in', init);
  expect([status, text]).toEqual([400, '{"error":"The request is malformed."}']);
});

test.each([
  '__proto__',
  'constructor',
  'toString',
  'a\u0000b',
  '\u0000',
  'a\u0085b',
  "' or 1=1 --",
  '%00',
  'ñ'.repeat(300),
])('the text %j in a form is refused in words', async (text) => {
  const reader = browser();
  await reader.open(at('/sign-in'));
  expect((await reader.send('/sign-in', { email: text, password: text })).status).toBe(422);
  await reader.open('/register');
  expect((await reader.send('/register', { email: text, name: text })).status).toBe(422);
  await reader.open('/reset');
  expect((await reader.send('/reset', { email: text })).status).toBe(422);
  expect((await reader.open(`/verify?token=${encodeURIComponent(text)}`)).status).toBe(410);
});

test.each(['/nowhere', '/__proto__', '/constructor', '/assets/../server.js', '/.env', '/session'])(
  '%s is not found',
  async (path) => {
    const { status, text } = await browser().open(at(path));
    expect([status, sentence(text)]).toEqual([404, 'There is no page at this address.']);
  },
);

test('a method that no page knows is refused', async () => {
  const { status } = await browser().open(at('/sign-in'), { method: 'DELETE' });
  expect(status).toBe(405);
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  'javascript:alert(1)',
  'http://localhost:1/oauth2/login',
])('a sign-in never leads to %s', async (next) => {
  const email = freshEmail();
  await register(site, browser(), email);
  const reader = browser();
  await reader.open(at(`/sign-in?${new URLSearchParams({ next }).toString()}`));
  const { url } = await reader.send('/sign-in', { email, password: PASSWORD, next });
  expect(url.replace(/\?.*/, '')).toBe(at('/'));
});

test.each([
  ['an unknown client', { client_id: 'other' }],
  ['a foreign redirect', { redirect_uri: 'https://evil.example/oauth2/callback' }],
])('an authorization request with %s is refused without leading anywhere', async (_what, changes) => {
  const query = new URLSearchParams({
    client_id: 'site',
    redirect_uri: `${site.site}/oauth2/callback`,
    response_type: 'code',
    scope: 'openid',
    ...changes,
  });
  const { status, url, text } = await browser().open(at(`/auth?${query.toString()}`));
  expect(status).toBe(400);
  expect(url).toContain(at('/auth'));
  expect(sentence(text)).toContain('This request to sign in is invalid or too old');
});

test('an authorization request without PKCE goes back to the site with an error', async () => {
  const query = new URLSearchParams({
    client_id: 'site',
    redirect_uri: `${site.site}/oauth2/callback`,
    response_type: 'code',
    scope: 'openid',
    state: 's',
  });
  const { url } = await browser().open(at(`/auth?${query.toString()}`));
  expect(new URL(url).searchParams.get('error')).toBe('invalid_request');
});

test('a forged, a truncated and another cookie of a session sign nobody in', async () => {
  const reader = browser();
  await register(site, reader, freshEmail());
  const session = reader.cookies().get('manna-accounts') ?? '';
  const signature = reader.cookies().get('manna-accounts.sig') ?? '';
  for (const [value, sig] of [
    [session.slice(0, -1), signature],
    [session, signature.slice(0, -1)],
    ['x'.repeat(43), signature],
  ]) {
    const other = browser();
    other
      .cookies()
      .set('manna-accounts', value ?? '')
      .set('manna-accounts.sig', sig ?? '');
    expect((await other.open(at('/'))).url).toContain('/sign-in');
  }
});

test('the database has no session, token or password in a form that opens anything', async () => {
  const email = freshEmail();
  const reader = browser();
  await register(site, reader, email);
  const other = browser();
  await other.open(at('/reset'));
  await other.send('/reset', { email });
  const { link } = await site.mail(email);
  const secrets = [
    reader.cookies().get('manna-accounts') ?? '',
    new URL(link).searchParams.get('token') ?? '',
    PASSWORD,
  ];
  for (const table of ['accounts', 'account_tokens', 'account_sessions', 'oidc_payloads', 'account_passkeys']) {
    const { rows } = await site.db.execute(`select row_to_json(t)::text as text from ${table} t`);
    for (const secret of secrets) expect(rows.filter(({ text }) => String(text).includes(secret))).toEqual([]);
  }
  const { rows } = await site.db.execute(`select password_hash from accounts where email = '${email}'`);
  expect(rows[0]?.['password_hash']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('a flood of sign-ins is answered with 503 and Retry-After, and ends', async () => {
  // All have the form before the first one sends it, so that they come at once on a slow machine, too.
  const readers = Array.from({ length: 90 }, () => browser());
  await Promise.all(readers.map((each) => each.open(at('/sign-in'))));
  const statuses = await Promise.all(
    readers.map(async (each) => {
      const { status, headers, text } = await each.send('/sign-in', { email: freshEmail(), password: PASSWORD });
      if (status === 503) {
        expect(headers.get('retry-after')).toBe('5');
        expect(sentence(text)).toContain('Too many people sign in at the moment');
      }
      return status;
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([422, 503]));
  const reader = browser();
  await reader.open(at('/sign-in'));
  expect((await reader.send('/sign-in', { email: freshEmail(), password: PASSWORD })).status).toBe(422);
});

test('one IP address that sends many forms must wait, and others need not', async () => {
  const reader = browser();
  await reader.open(at('/reset'));
  const statuses = [];
  for (let form = 0; form < 64; form += 1) {
    const { status } = await reader.send('/reset', { email: 'nobody' });
    statuses.push(status);
    if (status === 429) break;
  }
  expect(statuses.at(-1)).toBe(429);
  expect(Number(reader.page.headers.get('retry-after'))).toBeGreaterThan(0);
  const other = browser();
  await other.open(at('/reset'));
  expect((await other.send('/reset', { email: 'nobody' })).status).toBe(422);
});

test('one IP address that begins sign-ins without end must wait, and others need not', async () => {
  const reader = browser();
  let begun = 0;
  while (begun < 650 && (await reader.open(at('/auth'))).status !== 429) begun += 1;
  expect(begun).toBeGreaterThan(500);
  expect(reader.page.status).toBe(429);
  expect(Number(reader.page.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(sentence(reader.page.text)).toMatch(/^Too many attempts: wait \d+ seconds/);
  expect((await browser().open(at('/auth'))).status).toBe(400);
});

test('the same address gets only a few messages in a while', async () => {
  const email = freshEmail();
  await register(site, browser(), email);
  for (let time = 0; time < 8; time += 1) {
    const reader = browser();
    await reader.open(at('/sign-in/link'));
    expect((await reader.send('/sign-in/link', { email })).status).toBe(200);
  }
  const received = [await site.mail(email)];
  // The rest follows within moments, if it was sent.
  await new Promise((resolve) => setTimeout(resolve, 500));
  while ((await site.unread()) > 0) received.push(await site.mail());
  expect(received.length).toBeGreaterThan(2);
  expect(received.length).toBeLessThan(8);
});

test('while the database is away every page is 503 with one sentence, and works again after', async () => {
  const database = await createDatabase();
  const line = await DatabaseLine.open(database.url);
  const cut = await openAccountsSite({ reach: () => line.to(database.url) });
  const reader = new PlainBrowser();
  const email = freshEmail();
  await register(cut, reader, email);
  await reader.open(`${cut.accounts.origin}/profile`);
  await line.cut();
  for (const [path, values] of [
    ['/profile', { name: 'Naomi' }],
    ['/profile', undefined],
  ] as const) {
    const { status, headers, text } = values ? await reader.send(path, values) : await reader.open(path);
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(sentence(text)).toBe('Accounts are not available at the moment: try again in a few seconds.');
  }
  const { status } = await reader.open('/token', {
    method: 'POST',
    body: 'grant_type=authorization_code&code=x',
    headers: { 'content-type': formType, authorization: `Basic ${btoa('site:wrong')}`, accept: 'application/json' },
  });
  expect(status).toBe(401);
  await line.mend();
  expect((await reader.open('/profile')).text).toContain(email);
  await cut.close();
  await line.cut();
  await database.drop();
});

test('a connection that sends half a form is ended, and the server goes on', async () => {
  const socket = connect(site.accounts.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`POST /sign-in HTTP/1.1\r\nHost: x\r\nContent-Type: ${formType}\r\nContent-Length: 50\r\n\r\nemail=`);
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.destroy();
  expect((await browser().open(at('/sign-in'))).status).toBe(200);
});
