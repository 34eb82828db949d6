import pg from 'pg';
import { freshEmail, PASSWORD, register } from '../testing/account-readers';
import { openAccountsSite, type AccountsSite } from '../testing/accounts-site';
import { DatabaseLine } from '../testing/database-line';
import { PlainBrowser } from '../testing/plain-browser';
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

/** Sends a form whose table waits for somebody else, takes the database away meanwhile, and goes back to the form. */
async function sendIntoOutage(reader: PlainBrowser, { action, values }: Form, table: string): Promise<void> {
  const { page } = reader;
  await beside.query(`begin; lock table ${table} in exclusive mode`);
  const sent = reader.send(action, values);
  await new Promise((resolve) => setTimeout(resolve, WAITS_MS));
  await line.cut();
  expect((await sent).status).toBe(503);
  await beside.query('rollback');
  await line.mend();
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
  await sendIntoOutage(forgetful, { action: '/reset/open', values }, 'accounts');
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
