import pg from 'pg';
import { freshEmail, PASSWORD, register } from '../testing/account-readers';
import { openAccountsSite, type AccountsSite } from '../testing/accounts-site';
import { DatabaseLine } from '../testing/database-line';
import { addPasskey, challengeFor, postAsScript } from '../testing/passkey-readers';
import { PlainBrowser, type ShownPage } from '../testing/plain-browser';
import { createDatabase } from '../testing/test-database';

let database: Awaited<ReturnType<typeof createDatabase>>;
let line: DatabaseLine;
let site: AccountsSite;
let beside: pg.Client;
beforeAll(async () => {
  database = await createDatabase();
  line = await DatabaseLine.open(database.url);
  site = await openAccountsSite({ reach: () => line.to(database.url) });
  beside = new pg.Client({ connectionString: database.url });
  await beside.connect();
});
afterAll(async () => {
  // First, so that nothing waits for a connection that a test has left half open.
  await line.cut();
  await site.close();
  await beside.end();
  await database.drop();
});

const at = (path: string) => site.accounts.origin + path;
const OTHER_PASSWORD = 'still waters by night';
const WAITS_MS = 300;

interface Form {
  action: string;
  values?: Record<string, string>;
}

const UNAVAILABLE = 'Accounts are not available at the moment: try again in a few seconds.';

/** Runs a request whose table waits for somebody else, and takes the database away meanwhile. */
async function duringOutage(request: () => Promise<ShownPage>, table: string): Promise<ShownPage> {
  await beside.query(`begin; lock table ${table} in exclusive mode`);
  const sent = request();
  await new Promise((resolve) => setTimeout(resolve, WAITS_MS));
  await line.cut();
  const page = await sent;
  await beside.query('rollback');
  await line.mend();
  expect([table, page.status, page.headers.get('retry-after')]).toEqual([table, 503, '5']);
  expect(page.text).toContain(UNAVAILABLE);
  expect(page.text).not.toMatch(/\bat .*:\d+:\d+|ECONN|Connection terminated|select |insert /);
  return page;
}

/** Sends a form into an outage, and goes back to the form. */
async function sendIntoOutage(reader: PlainBrowser, { action, values }: Form, table: string): Promise<void> {
  const { page } = reader;
  await duringOutage(() => reader.send(action, values), table);
  reader.page = page;
}

/** Opens the link of an e-mail that `ask` sends, in a browser of its own. */
async function openLink(email: string, path: string, values: Record<string, string>) {
  const reader = new PlainBrowser();
  await reader.open(at(path));
  await reader.send(path, values);
  await reader.open((await site.mail(email)).link);
  return reader;
}

test('a registration in whose middle the database goes away can be finished with the same link', async () => {
  const email = freshEmail();
  const reader = await openLink(email, '/register', { name: 'Ruth', email });
  const values = { password: PASSWORD };
  await sendIntoOutage(reader, { action: '/verify', values }, 'accounts');
  expect((await reader.send('/verify', values)).status).toBe(200);
  expect((await reader.open(at('/'))).text).toContain(email);
});

test('so can another password, a sign-in by e-mail, and another e-mail address', async () => {
  const [email, other] = [freshEmail(), freshEmail()];
  await register(site, new PlainBrowser(), email);

  const forgetful = await openLink(email, '/reset', { email });
  const values = { password: OTHER_PASSWORD };
  for (const table of ['accounts', 'account_sessions'])
    await sendIntoOutage(forgetful, { action: '/reset/open', values }, table);
  expect((await forgetful.send('/reset/open', values)).status).toBe(200);
  expect((await site.mail(email)).subject).toBe('Your password at Daily Manna was changed');

  const tablet = await openLink(email, '/sign-in/link', { email });
  await sendIntoOutage(tablet, { action: '/sign-in/open' }, 'oidc_payloads');
  expect((await tablet.send('/sign-in/open')).status).toBe(200);
  expect((await tablet.open(at('/'))).text).toContain(email);

  await tablet.open(at('/email'));
  await tablet.send('/email', { email: other });
  await tablet.open((await site.mail(other)).link);
  await sendIntoOutage(tablet, { action: '/email/confirm' }, 'accounts');
  expect((await tablet.send('/email/confirm')).text).toContain('Your account now uses this e-mail address.');
});

test('so can a sign-in by password, and by passkey', async () => {
  const email = freshEmail();
  const reader = new PlainBrowser();
  await register(site, reader, email);
  const passkey = await addPasskey(reader);
  const values = { email, password: PASSWORD };
  const laptop = new PlainBrowser();
  await laptop.open(at('/sign-in'));
  for (const table of ['oidc_payloads', 'account_sessions']) {
    await sendIntoOutage(laptop, { action: '/sign-in', values }, table);
    expect(laptop.cookies().has('manna-accounts')).toBe(false);
  }
  expect((await laptop.send('/sign-in', values)).text).toContain(email);

  const phone = new PlainBrowser();
  await phone.open(at('/sign-in'));
  const signIn = async () => {
    const response = passkey.assertion(await challengeFor(phone, 'sign-in'));
    return () => postAsScript(phone, '/passkey/sign-in', { response });
  };
  for (const table of ['account_tokens', 'account_passkeys', 'oidc_payloads']) {
    const page = await duringOutage(await signIn(), table);
    expect(page.text).toBe(JSON.stringify({ error: UNAVAILABLE }));
    expect(phone.cookies().has('manna-accounts')).toBe(false);
  }
  expect((await (await signIn())()).status).toBe(200);
  expect((await phone.open(at('/'))).text).toContain(email);
});

test('an account in whose deletion the database goes away is not deleted until its reader asks again', async () => {
  const email = freshEmail();
  const [reader, phone] = [new PlainBrowser(), new PlainBrowser()];
  await register(site, reader, email);
  await phone.open(at('/sign-in'));
  await phone.send('/sign-in', { email, password: PASSWORD });
  const asked = async () =>
    (await beside.query(`select from readers where email = '${email}' and deletion_requested_at is not null`)).rowCount;
  await reader.open(at('/delete'));
  const values = { confirm: 'yes' };
  for (const table of ['readers', 'oidc_payloads', 'account_sessions']) {
    await sendIntoOutage(reader, { action: '/delete', values }, table);
    expect([table, await asked()]).toEqual([table, 0]);
  }
  for (const browser of [reader, phone]) expect((await browser.open(at('/'))).text).toContain(email);
  await reader.open(at('/delete'));
  expect((await reader.send('/delete', values)).text).toContain('Your account will be deleted in 14 days.');
  expect(await asked()).toBe(1);
  for (const browser of [reader, phone]) expect((await browser.open(at('/'))).url).toContain('/sign-in');
});
