import { eq } from 'drizzle-orm';
import { purge } from '../modules/session/deletions';
import { readers } from '../modules/storage/reader-schema';
import { userDataItems } from '../modules/storage/user-data-schema';
import { writeUserData } from '../modules/user-data/user-data-repository';
import { browserOf, freshEmail, PASSWORD, register } from '../testing/account-readers';
import { openAccountsSite, type AccountsSite } from '../testing/accounts-site';
import { silentLog } from '../testing/recording-log';
import { deletionHooks } from './deletion-hooks';

let site: AccountsSite;
beforeAll(async () => {
  site = await openAccountsSite();
});
afterAll(() => site.close());

const at = (path: string) => site.accounts.origin + path;
const subjectOf = async (email: string): Promise<string> =>
  String((await site.db.execute(`select id from accounts where email = '${email}'`)).rows[0]?.['id']);

/** Registers a reader who has been at the site, and has saved something there. */
async function comeToSite(email: string) {
  const reader = browserOf(site);
  await register(site, reader, email);
  const account = { issuer: site.accounts.issuer, subject: await subjectOf(email), name: 'Ruth', email };
  const [added] = await site.db.insert(readers).values(account).returning({ id: readers.id });
  const id = added?.id ?? '';
  await writeUserData(site.db, id, { data: { 'site/preferences': '{"theme":"dark"}' } });
  return { reader, id };
}
const readerAtSite = async (id: string) =>
  (await site.db.select({ name: readers.name, email: readers.email }).from(readers).where(eq(readers.id, id)))[0];
const savedOf = (id: string) => site.db.select().from(userDataItems).where(eq(userDataItems.reader, id));

/** Lets the time pass, and deletes whose grace is over. */
async function afterDays(email: string, days: number): Promise<void> {
  await site.db.execute(
    `update readers set deletion_requested_at = deletion_requested_at - interval '${days} days' where email = '${email}'`,
  );
  const hooks = deletionHooks(site.accounts, site.accounts.sendMail, { productName: 'Daily Manna', languages: ['en'] });
  await purge(site.db, silentLog, hooks);
}

test('the site learns at once of another name, and of another e-mail address', async () => {
  const [email, other] = [freshEmail(), freshEmail()];
  const { reader, id } = await comeToSite(email);
  await reader.open('/profile');
  await reader.send('/profile', { name: 'Naomi' });
  expect(await readerAtSite(id)).toEqual({ name: 'Naomi', email });
  await reader.open('/email');
  await reader.send('/email', { email: other });
  await reader.open((await site.mail(other)).link);
  await reader.send('/email/confirm');
  expect(await readerAtSite(id)).toEqual({ name: 'Naomi', email: other });
  // The old address gets a message about it.
  await site.mail(email);
});

test('an account is deleted 14 days after its reader asked, with all that the site has saved, and the reader is told', async () => {
  const email = freshEmail();
  const { reader, id } = await comeToSite(email);
  await reader.open('/delete');
  expect(reader.page.text).toContain(`${site.site}/account`);
  expect((await reader.send('/delete')).status).toBe(422);
  expect((await reader.send('/delete', { confirm: 'yes' })).text).toContain('Your account will be deleted in 14 days.');
  expect((await reader.open(at('/'))).url).toContain('/sign-in');
  await afterDays(email, 13);
  expect(await savedOf(id)).toHaveLength(1);
  expect((await reader.send('/sign-in', { email, password: PASSWORD })).status).toBe(200);

  await afterDays(email, 2);
  expect([await readerAtSite(id), await savedOf(id)]).toEqual([undefined, []]);
  expect((await site.mail(email)).subject).toBe('Your account at Daily Manna was deleted');
  await reader.open(at('/sign-in'));
  expect((await reader.send('/sign-in', { email, password: PASSWORD })).status).toBe(422);
});

test('so is one whose reader has never come to the site', async () => {
  const email = freshEmail();
  const reader = browserOf(site);
  await register(site, reader, email);
  await reader.open('/delete');
  await reader.send('/delete', { confirm: 'yes' });
  await afterDays(email, 15);
  expect((await site.mail(email)).subject).toBe('Your account at Daily Manna was deleted');
  expect(await subjectOf(email)).toBe('undefined');
});

test('the site ends all sessions of an account, and none of another', async () => {
  const [email, other] = [freshEmail(), freshEmail()];
  const [phone, laptop, boaz] = [browserOf(site), browserOf(site), browserOf(site)];
  await register(site, phone, email);
  await laptop.open(at('/sign-in'));
  await laptop.send('/sign-in', { email, password: PASSWORD });
  await register(site, boaz, other);
  const subject = await subjectOf(email);
  await site.accounts.endSessions(subject, ['unknown']);
  expect((await laptop.open(at('/'))).text).toContain(email);
  await site.accounts.endSessions(subject, 'all');
  for (const browser of [phone, laptop]) expect((await browser.open(at('/'))).url).toContain('/sign-in');
  expect((await boaz.open(at('/'))).text).toContain(other);
});
