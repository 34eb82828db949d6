import { isDeepStrictEqual } from 'node:util';
import { browserOf, freshEmail, PASSWORD, register } from '../testing/account-readers';
import { openAccountsSite, type AccountsSite } from '../testing/accounts-site';
import { addPasskey, challengeFor, postAsScript } from '../testing/passkey-readers';
import type { PlainBrowser } from '../testing/plain-browser';
import { TestPasskey } from '../testing/test-passkey';

let site: AccountsSite;
beforeAll(async () => {
  site = await openAccountsSite();
});
afterAll(() => site.close());

const at = (path: string) => site.accounts.origin + path;

interface Reader {
  browser: PlainBrowser;
  email: string;
  passkey: string;
}

/** A new reader who is signed in and has a passkey. */
async function newReader(): Promise<Reader> {
  const [browser, email] = [browserOf(site), freshEmail()];
  await register(site, browser, email);
  return { browser, email, passkey: (await addPasskey(browser)).id };
}

/** Everything that the database has of a reader. */
async function storedOf({ email }: Reader): Promise<unknown> {
  const owner = `(select id from accounts where email = '${email}')`;
  const select = (columns: string, table: string) =>
    site.db.execute(`select ${columns} from ${table} where account::uuid = ${owner} order by 1`);
  return [
    (await select('uid, device', 'account_sessions')).rows,
    (await select('id, name', 'account_passkeys')).rows,
    (await select('hash, purpose, used_at', 'account_tokens')).rows,
    (await select('kind, id', `(select * from oidc_payloads where account is not null) as payloads`)).rows,
  ];
}

/** What a browser is answered, without the secret of its own forms. */
const answered = ({ status, url, text }: PlainBrowser['page']) => ({
  status,
  url,
  text: text.replaceAll(/(?:value|data-csrf)="[\w-]{43}"/g, ''),
});

let ruth: Reader;
let boaz: Reader;
beforeEach(async () => {
  [ruth, boaz] = [await newReader(), await newReader()];
});

const sessionOf = async ({ email }: Reader) =>
  String(
    (
      await site.db.execute(
        `select uid from account_sessions join accounts on accounts.id = account where email = '${email}'`,
      )
    ).rows[0]?.['uid'],
  );
const strange = ['', '__proto__', '\u0000', "' or true --", '%', '*', 'x'.repeat(20_000)];
const forms: [string, string, (owner: Reader) => Promise<Record<string, string>>][] = [
  [
    'renames a passkey',
    '/security/passkeys/rename',
    async ({ passkey }) => Promise.resolve({ id: passkey, name: 'Mine' }),
  ],
  ['removes a passkey', '/security/passkeys/remove', async ({ passkey }) => Promise.resolve({ id: passkey })],
  ['ends a session', '/security/sessions/end', async (owner) => ({ uid: await sessionOf(owner) })],
];

test.each(forms)('a reader who %s of another changes nothing and learns nothing', async (_what, action, valuesFor) => {
  const before = await storedOf(boaz);
  const theirs = await valuesFor(boaz);
  const [key = ''] = Object.keys(theirs);
  const ask = async (id: string) => {
    await ruth.browser.open('/security');
    // Sent without a button, because a page shows none for a passkey or a session of another reader.
    const csrf = ruth.browser.fieldsOf('/security/password')['csrf'] ?? '';
    const body = new URLSearchParams({ ...theirs, [key]: id, csrf }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: at('') };
    return answered(await ruth.browser.open(action, { method: 'POST', headers, body }));
  };
  const known = await ask(theirs[key] ?? '');
  expect([known.status, known.url]).toEqual([200, at('/security?saved')]);
  expect(await storedOf(boaz)).toEqual(before);
  for (const id of strange)
    expect({ id, isSame: isDeepStrictEqual(await ask(id), known) }).toEqual({ id, isSame: true });
  expect((await boaz.browser.open(at('/'))).text).toContain(boaz.email);
});

test('a passkey of another reader cannot be added once more', async () => {
  const before = await storedOf(boaz);
  const forged = new TestPasskey(at(''), boaz.passkey);
  const response = forged.registration(await challengeFor(ruth.browser, 'add'));
  await postAsScript(ruth.browser, '/passkey/add', { response });
  expect(await storedOf(boaz)).toEqual(before);
  expect((await ruth.browser.open('/security')).text).not.toContain(boaz.passkey);
});

test('a challenge that another reader was given adds no passkey', async () => {
  const response = new TestPasskey(at('')).registration(await challengeFor(boaz.browser, 'add'));
  const before = await storedOf(ruth);
  const { status, text } = await postAsScript(ruth.browser, '/passkey/add', { response });
  expect([status, Object.keys(JSON.parse(text) as object)]).toEqual([422, ['error']]);
  expect(await storedOf(ruth)).toEqual(before);
});

test.each(['\u0000', '\ud800', '__proto__', 'x'.repeat(1_400)])(
  'a passkey with the id %j signs nobody in',
  async (id) => {
    const browser = browserOf(site);
    await browser.open(at('/sign-in'));
    const response = { ...new TestPasskey(at('')).assertion(await challengeFor(browser, 'sign-in')), id };
    const { status, text } = await postAsScript(browser, '/passkey/sign-in', { response });
    expect([status, Object.keys(JSON.parse(text) as object)]).toEqual([422, ['error']]);
  },
);

describe('a pending e-mail change of another reader', () => {
  let link: string;
  let other: string;
  beforeEach(async () => {
    other = freshEmail();
    await boaz.browser.open(at('/email'));
    await boaz.browser.send('/email', { email: other });
    ({ link } = await site.mail(other));
  });
  const DEAD = 'This link does not work any more';

  test('is not confirmed in a browser where somebody else is signed in, which looks as if there were none', async () => {
    const opened = answered(await ruth.browser.open(link));
    expect([opened.status, opened.text.includes(DEAD), opened.text.includes(other)]).toEqual([410, true, false]);
    const unknown = answered(await ruth.browser.open(link.replace(/=.*/, `=${'x'.repeat(43)}`)));
    expect({ ...opened, url: '' }).toEqual({ ...unknown, url: '' });
    const { csrf = '' } = (await ruth.browser.open(at('/email')), ruth.browser.fieldsOf('/email'));
    const token = new URL(link).searchParams.get('token') ?? '';
    const sent = await ruth.browser.open('/email/confirm', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: at('') },
      body: new URLSearchParams({ csrf, token }).toString(),
    });
    expect(sent.status).toBe(410);
    for (const { browser, email } of [ruth, boaz]) expect((await browser.open(at('/profile'))).text).toContain(email);
    // Its owner can still confirm it.
    await boaz.browser.open(link);
    expect((await boaz.browser.send('/email/confirm')).text).toContain(other);
  });

  test('neither signs anybody in nor opens another form', async () => {
    const reader = browserOf(site);
    for (const path of ['/sign-in/open', '/reset/open', '/verify'])
      expect((await reader.open(link.replace('/email/confirm', path))).status).toBe(410);
    await reader.open(link);
    await reader.send('/email/confirm');
    expect((await reader.open(at('/'))).url).toContain('/sign-in');
    expect((await reader.send('/sign-in', { email: other, password: PASSWORD })).text).toContain(other);
  });
});
