import { axeViolations } from '../../accessibility';
import { expect, hydrated, test } from '../../fixtures';
import { goInside } from '../shell-page';

test.afterEach(({ faultySite }) => {
  faultySite.cdn.heal();
});

test('an operator sees which versions run and who owns them, and a stranger gets 404', async ({
  page,
  site,
  request,
}) => {
  await page.goto(`${site.url}/status`);
  await expect(page.getByRole('heading', { level: 1, name: 'Status of Daily Manna' })).toBeVisible();
  const html = await (await request.get(`${site.url}/our-story`)).text();
  const generator = /name="generator" content="([^"]+)"/.exec(html)?.[1] ?? '';
  const versions = generator.split('; ').map((part) => part.split(' ')[1] ?? '');
  expect(versions.length).toBeGreaterThan(4);
  for (const version of versions)
    await expect(page.getByRole('article').filter({ hasText: version }).first()).toBeVisible();
  // Its own policy lets its styles through.
  await expect(page.getByRole('article').first()).toHaveCSS('display', 'flex');
  const bible = page.getByRole('article', { name: /^Bible / });
  await expect(bible).toContainText('the Bible team');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page, colorScheme === 'dark' ? 'colours' : undefined)).toEqual([]);
  }
  const stranger = { headers: { 'x-forwarded-for': '203.0.113.7' } };
  for (const path of ['/status', '/status.json', '/metrics'])
    expect((await request.get(`${site.url}${path}`, stranger)).status()).toBe(404);
});

test('the failures of a broken pillar are in the status: those of the gateway and those of browsers', async ({
  page,
  faultySite: { gateway, cdn },
}) => {
  const count = (pillar: RegExp, name: string) =>
    page.getByRole('article', { name: pillar }).locator('.counts div').filter({ hasText: name }).locator('dd');
  const numberOf = async (pillar: RegExp, name: string) => {
    await page.goto(`${gateway.url}/status`);
    return Number(await count(pillar, name).textContent());
  };
  const before = await numberOf(/^Faulty /, 'Failed');
  await page.goto(`${gateway.url}/faulty/render`);
  await expect.poll(() => numberOf(/^Faulty /, 'Failed')).toBeGreaterThan(before);
  await expect(page.getByRole('article', { name: /^Faulty / })).toContainText('Errors');
  // This one was built for another version of the contract.
  await expect(page.getByRole('article', { name: /^ahead/i })).toContainText('requires contract');

  const notLoaded = await numberOf(/^Bible /, 'Not loaded');
  cdn.fail(/\/bible\/.*\/remoteEntry\./, { status: 503 });
  await page.goto(`${gateway.url}/faulty/sound`);
  await hydrated(page);
  await goInside(page, '/bible/genesis');
  await expect(page.getByRole('alert')).toContainText('Bible is not available right now');
  await expect.poll(() => numberOf(/^Bible /, 'Not loaded')).toBeGreaterThan(notLoaded);
});

test('a reader finds which versions the site runs and who is responsible for the page', async ({ page, site }) => {
  await page.goto(`${site.url}/bible/genesis/1`);
  await hydrated(page);
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('tab', { name: 'Page' }).click();
  const line = page.getByText(/^This site runs Daily Manna \d+\.\d+\.\d+.*, Bible \d+\.\d+\.\d+/);
  await expect(line).toContainText('Responsible for this page: the Bible team.');
});
