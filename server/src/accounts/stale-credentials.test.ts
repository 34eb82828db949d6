import { browserOf, freshEmail, PASSWORD, register } from '../testing/account-readers';
import { openAccountsSite, type AccountsSite } from '../testing/accounts-site';
import type { PlainBrowser } from '../testing/plain-browser';
import { beginSignIn, type SignInUnderWay } from '../testing/site-client';

const OTHER_SITE = 'https://other.example';
let site: AccountsSite;
beforeAll(async () => {
  const siteOrigins = (): string[] => [site.site, OTHER_SITE];
  site = await openAccountsSite({ siteOrigins });
});
afterAll(() => site.close());

const browser = () => browserOf(site);
const at = (path: string) => site.accounts.origin + path;
const sentence = (text: string) => /role="alert">\s*([^<]+?)\s*</.exec(text)?.[1];
const DEAD = [410, 'It was used already, is too old, or was copied incompletely. Ask for another one.'];

/** A new reader who is signed in. */
async function newReader(): Promise<{ reader: PlainBrowser; email: string }> {
  const [reader, email] = [browser(), freshEmail()];
  await register(site, reader, email);
  return { reader, email };
}

/** A sign-in at the site of a new reader, with the URL that has its code. */
async function signInWithCode() {
  const { reader, email } = await newReader();
  const begun = await beginSignIn(site);
  const callback = (await reader.open(begun.url)).url;
  return { ...begun, reader, email, callback, code: new URL(callback).searchParams.get('code') ?? '' };
}

/** Sends a code to the provider as the site does, with some fields changed. */
async function exchange(
  { code, verifier }: Pick<SignInUnderWay, 'verifier'> & { code: string },
  changes: Record<string, string> = {},
  secret?: string,
): Promise<Response> {
  const { clientId, clientSecret } = site.accounts;
  return fetch(at('/token'), {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${clientId}:${secret ?? (await clientSecret())}`)}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: `${site.site}/oauth2/callback`,
      code_verifier: verifier,
      ...changes,
    }),
  });
}

const refusedGrant = { error: 'invalid_grant', error_description: 'grant request is invalid' };

describe('an authorization code', () => {
  test('that is used again opens nothing, and ends what the first use has opened', async () => {
    const { finish, callback, ...sent } = await signInWithCode();
    const { access_token: token } = await finish(callback);
    const userinfo = () => fetch(at('/me'), { headers: { authorization: `Bearer ${token}` } });
    expect((await userinfo()).status).toBe(200);
    const again = await exchange(sent);
    expect([again.status, await again.json()]).toEqual([400, refusedGrant]);
    const after = await userinfo();
    expect([after.status, await after.text()]).toEqual([401, expect.not.stringContaining(sent.email)]);
    // The reader is still signed in, and can come to the site again.
    const next = await beginSignIn(site);
    expect((await next.finish((await sent.reader.open(next.url)).url)).claims()).toMatchObject({ email: sent.email });
  });

  test('that is sent five times at once is used once', async () => {
    const sent = await signInWithCode();
    const responses = await Promise.all([1, 2, 3, 4, 5].map(() => exchange(sent)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    const refused = responses.filter(({ status }) => status === 400);
    for (const response of refused) expect(await response.json()).toEqual(refusedGrant);
  });

  test('of another reader’s sign-in is refused, and still works in their own', async () => {
    const [ruth, boaz] = [await signInWithCode(), await signInWithCode()];
    const response = await exchange({ code: boaz.code, verifier: ruth.verifier });
    expect([response.status, await response.json()]).toEqual([400, refusedGrant]);
    expect((await boaz.finish(boaz.callback)).claims()).toMatchObject({ email: boaz.email });
  });

  test.each([
    ['truncated', ({ code }: { code: string }) => ({ code: code.slice(0, -1) })],
    ['empty', () => ({ code: '' })],
    ['__proto__', () => ({ code: '__proto__' })],
    ['10,000 characters', () => ({ code: 'x'.repeat(10_000) })],
    ['with a NUL', ({ code }: { code: string }) => ({ code: `${code}\u0000` })],
    ['for another redirect', () => ({ redirect_uri: `${OTHER_SITE}/oauth2/callback` })],
    ['without the secret of PKCE', () => ({ code_verifier: '' })],
  ])('that is %s is refused in one sentence', async (_what, change) => {
    const sent = await signInWithCode();
    const response = await exchange(sent, change(sent));
    const body = (await response.json()) as Record<string, string>;
    expect([response.status, Object.keys(body).sort()]).toEqual([400, ['error', 'error_description']]);
    expect(body['error']).toMatch(/^invalid_(?:grant|request)$/);
    expect(JSON.stringify(body)).not.toContain(sent.email);
  });

  test('that is a minute old is refused', async () => {
    const sent = await signInWithCode();
    await site.db.execute(
      `update oidc_payloads set expires_at = now() - interval '1 second' where kind = 'AuthorizationCode'`,
    );
    const response = await exchange(sent);
    expect([response.status, await response.json()]).toEqual([400, refusedGrant]);
  });

  test('is worth nothing to a client that has another secret', async () => {
    const sent = await signInWithCode();
    const response = await exchange(sent, {}, 'x'.repeat(43));
    expect([response.status, ((await response.json()) as { error: string }).error]).toEqual([401, 'invalid_client']);
    expect((await sent.finish(sent.callback)).claims()).toMatchObject({ email: sent.email });
  });
});

describe('a one-time link', () => {
  /** Each kind of link, the form that it opens, and how a new reader gets one. */
  const kinds: [string, string, Record<string, string>, () => Promise<{ link: string; email: string }>][] = [
    [
      'of a registration',
      '/verify',
      { password: PASSWORD },
      async () => {
        const [reader, email] = [browser(), freshEmail()];
        await reader.open(at('/register'));
        await reader.send('/register', { name: 'Ruth', email });
        return { link: (await site.mail(email)).link, email };
      },
    ],
    ['to sign in', '/sign-in/open', {}, () => linkFor('/sign-in/link')],
    ['for another password', '/reset/open', { password: 'still waters by night' }, () => linkFor('/reset')],
    [
      'for another e-mail address',
      '/email/confirm',
      {},
      async () => {
        const [{ reader }, email] = [await newReader(), freshEmail()];
        await reader.open('/email');
        await reader.send('/email', { email });
        return { link: (await site.mail(email)).link, email };
      },
    ],
  ];
  async function linkFor(path: string) {
    const { email } = await newReader();
    const reader = browser();
    await reader.open(at(path));
    await reader.send(path, { email });
    return { link: (await site.mail(email)).link, email };
  }
  const shown = async (open: Promise<{ status: number; text: string }>, email: string) => {
    const { status, text } = await open;
    expect(text).not.toContain(email);
    return [status, sentence(text)];
  };

  test.each(kinds)('%s works once, whole and in time', async (_what, action, values, ask) => {
    const { link, email } = await ask();
    const [one, other] = [browser(), browser()];
    expect(await shown(one.open(link.slice(0, -1)), email)).toEqual(DEAD);
    expect(await shown(one.open(link.replace(/=.*/, '=__proto__')), email)).toEqual(DEAD);
    // Both have the form before one of them sends it.
    await one.open(link);
    await other.open(link);
    const late = other.page;
    const truncated = other.fieldsOf(action)['token']?.slice(0, -1) ?? '';
    expect(await shown(other.send(action, { ...values, token: truncated }), email)).toEqual(DEAD);
    other.page = late;
    expect((await one.send(action, values)).status).toBe(200);
    expect(await shown(other.send(action, values), email)).toEqual(DEAD);
    expect(other.cookies().has('manna-accounts')).toBe(false);
    expect(await shown(other.open(link), email)).toEqual(DEAD);
  });

  test.each(kinds)('%s that expires while its form is open does nothing', async (_what, action, values, ask) => {
    const { link, email } = await ask();
    const reader = browser();
    await reader.open(link);
    await site.db.execute(`update account_tokens set expires_at = now() - interval '1 second'`);
    expect(await shown(reader.send(action, values), email)).toEqual(DEAD);
    expect(reader.cookies().has('manna-accounts')).toBe(false);
  });

  test('that is sent five times at once works once', async () => {
    const { link } = await linkFor('/sign-in/link');
    const readers = [1, 2, 3, 4, 5].map(() => browser());
    for (const reader of readers) await reader.open(link);
    await Promise.all(readers.map((reader) => reader.send('/sign-in/open')));
    expect(readers.filter((reader) => reader.cookies().has('manna-accounts'))).toHaveLength(1);
    expect(readers.map(({ page }) => page.status).sort()).toEqual([200, 410, 410, 410, 410]);
  });
});

test.each([
  ['truncated', (value: string) => value.slice(0, 9)],
  ['empty', () => ''],
  ['of 8,000 characters', () => 'x'.repeat(8_000)],
  ['a JSON text', () => '%7B%22accountId%22%3A%221%22%7D'],
  ['a JSON Web Token', () => 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
  ['the id of another kind of object', (_value: string, code: string) => code],
  ['__proto__', () => '__proto__'],
  ['half an escape', () => '%E0%A4%A'],
  ['a NUL', () => '%00'],
])('a session cookie that is %s signs nobody in, and the reader can sign in again', async (_what, change) => {
  const { reader, email, code } = await signInWithCode();
  const value = reader.cookies().get('manna-accounts') ?? '';
  const other = browser();
  for (const [name, cookie] of reader.cookies()) other.cookies().set(name, cookie);
  other.cookies().set('manna-accounts', change(value, code));
  const { status, url, text } = await other.open(at('/'));
  expect([status, url, text.includes(email)]).toEqual([200, at('/sign-in?next=%2F'), false]);
  const { url: code2 } = await other.open((await beginSignIn(site)).url);
  expect(code2).toContain(at('/sign-in?'));
  await other.open(at('/sign-in'));
  expect((await other.send('/sign-in', { email, password: PASSWORD })).text).toContain(email);
});

test('a token of userinfo that is truncated, unknown or a code tells nothing', async () => {
  const { finish, callback, code, email } = await signInWithCode();
  const { access_token: token } = await finish(callback);
  for (const wrong of [token.slice(0, -1), 'x'.repeat(43), code, '__proto__', '%00']) {
    const response = await fetch(at('/me'), { headers: { authorization: `Bearer ${wrong}` } });
    expect([response.status, await response.text()]).toEqual([401, expect.not.stringContaining(email)]);
  }
});

test.each(['__proto__', 'constructor', 'x'.repeat(3_000), '\u0000', 'ñ\u2028', '"><script>'])(
  'the state %j comes back as it was, or not at all',
  async (state) => {
    const { reader } = await newReader();
    const begun = await beginSignIn(site);
    const url = new URL(begun.url);
    url.searchParams.set('state', state);
    const { url: back, status } = await reader.open(url.href);
    expect(status).toBeLessThan(500);
    expect([null, state]).toContain(new URL(back).searchParams.get('state'));
  },
);
