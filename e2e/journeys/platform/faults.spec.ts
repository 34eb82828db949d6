import type { Page } from '@playwright/test';
import type { Fault } from '../../fault-server';
import { expect, hydrated, test } from '../../fixtures';
import { goInside } from '../shell-page';

const entry = /\/bible\/.*\/remoteEntry\./;
const release = /\/bible\/.*\/pillar\.json$/;
const manifest = /\/faulty\/.*\/mf-manifest\.json$/;
const exposed = /\/bible\/.*\/__federation_expose_pillar\..*\.js$/;
const routeScript = /\/bible\/.*\/route-book\..*\.js$/;
const routeStyle = /\/bible\/.*\/route-book\..*\.css$/;

/** Expects that the frame of the page is shown, and that it leads to other parts of the site. */
async function expectRestWorks(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Encyclopedia' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Encyclopedia' })).toBeVisible();
  await page.goBack();
}

const soundPage = (page: Page) => page.getByRole('heading', { level: 1, name: 'All is well at Daily Manna' });

/** Opens Genesis from a page of another pillar without a reload, so that the browser loads the Bible pillar. */
async function goToBookInside(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/faulty/sound`);
  await expect(soundPage(page)).toBeVisible();
  await goInside(page, '/bible/genesis');
}

test.afterEach(({ faultySite }) => {
  faultySite.cdn.heal();
});

const faults: [what: string, pattern: RegExp, fault: Fault, sentence: RegExp][] = [
  ['a pillar.json with status 503', release, { status: 503 }, /did not send this part/],
  ['a pillar.json that never responds', release, 'hang', /took too long to arrive/],
  ['a pillar.json with an extra byte', release, 'tamper', /differ from the published ones/],
  ['an entry with status 503', entry, { status: 503 }, /did not send this part/],
  ['a missing entry', entry, { status: 404 }, /did not send this part/],
  ['an entry that never responds', entry, 'hang', /took too long to arrive/],
  ['an entry with an extra byte', entry, 'tamper', /differ from the published ones/],
  ['an exposed chunk with status 503', exposed, { status: 503 }, /did not send this part/],
  ['an exposed chunk with an extra byte', exposed, 'tamper', /differ from the published ones/],
  ['a lazy chunk with status 503', routeScript, { status: 503 }, /did not send this part/],
  ['a lazy chunk with an extra byte', routeScript, 'tamper', /differ from the published ones/],
  ['a style sheet with an extra byte', routeStyle, 'tamper', /differ from the published ones/],
];

/** One fault of each kind, at different files. */
const beforeEachCommit = [
  'a pillar.json with an extra byte',
  'an entry with status 503',
  'an entry that never responds',
  'a lazy chunk with an extra byte',
];

for (const [what, pattern, fault, sentence] of faults) {
  const tag = beforeEachCommit.includes(what) ? [] : '@thorough';
  test(
    `${what} shows an error, does not affect the rest of the site, and Retry recovers`,
    { tag },
    async ({ page, faultySite, complaints }) => {
      const { gateway, cdn } = faultySite;
      cdn.fail(pattern, fault);
      await goToBookInside(page, gateway.url);
      const card = page.getByRole('alert');
      await expect(card).toContainText('Bible is not available right now');
      await expect(card).toContainText(sentence);
      await expectRestWorks(page);

      await expect(card).toContainText('Bible is not available right now');
      cdn.heal();
      complaints.length = 0;
      await card.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Genesis' })).toBeVisible();
      // Requests from before the repair may time out only now.
      expect(complaints.filter((complaint) => !complaint.includes('signal timed out'))).toEqual([]);
    },
  );
}

const manifestFaults: [what: string, fault: Fault, sentence: RegExp][] = [
  ['with status 503', { status: 503 }, /did not send this part/],
  ['that never responds', 'hang', /took too long to arrive/],
  ['with an extra byte', 'tamper', /differ from the published ones/],
  ['of the wrong shape', 'wrong-json', /differ from the published ones/],
];

for (const [what, fault, sentence] of manifestFaults) {
  test(
    `a federation manifest ${what} shows an error, and Retry recovers`,
    { tag: '@thorough' },
    async ({ page, faultySite }) => {
      const { gateway, cdn } = faultySite;
      cdn.fail(manifest, fault);
      await page.goto(`${gateway.url}/bible`);
      await hydrated(page);
      await goInside(page, '/faulty/sound');
      const card = page.getByRole('alert');
      await expect(card).toContainText('Faulty is not available right now');
      await expect(card).toContainText(sentence);
      await expectRestWorks(page);
      await expect(card).toContainText('Faulty is not available right now');
      cdn.heal();
      await card.getByRole('button', { name: 'Retry' }).click();
      await expect(soundPage(page)).toBeVisible();
    },
  );
}

test('a chunk that hangs shows an error in time, and a reload recovers', async ({ page, faultySite }) => {
  const { gateway, cdn } = faultySite;
  cdn.fail(routeScript, 'hang');
  await goToBookInside(page, gateway.url);
  await expect(page.getByRole('alert')).toContainText('reload the page');
  await expectRestWorks(page);
  cdn.heal();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Genesis' })).toBeVisible();
});

for (const [what, pattern] of [
  ['the entry', entry],
  ['an exposed chunk', exposed],
  ['a lazy chunk', routeScript],
] as const) {
  test(`a script injected into ${what} never runs`, async ({ page, faultySite }) => {
    const { gateway, cdn } = faultySite;
    cdn.fail(pattern, 'inject');
    await goToBookInside(page, gateway.url);
    await expect(page.getByRole('alert')).toContainText('differ from the published ones');
    expect(await page.evaluate(() => 'injected' in globalThis)).toBe(false);
  });
}

test('a page keeps the text from the server if the browser cannot load its pillar', async ({ page, faultySite }) => {
  const { gateway, cdn } = faultySite;
  const chapter = `${gateway.url}/bible/genesis/1`;
  // On a busy machine the first render may exceed its deadline, and the page comes without its text.
  await expect.poll(async () => (await page.request.get(chapter)).text()).toContain('God created the heaven');
  cdn.fail(entry, { status: 503 });
  await page.goto(chapter);
  await expect(page.getByRole('alert')).toContainText('Bible is not available right now');
  await expect(page.getByRole('main')).toContainText('In the beginning God created the heaven and the earth.');
  cdn.heal();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Genesis 1' })).toBeVisible();
});

test("a pillar's page that throws while it renders shows an error in its place, and Retry renders it again", async ({
  page,
  faultySite,
}) => {
  await page.goto(`${faultySite.gateway.url}/faulty/render`);
  const heading = page.getByRole('heading', { name: 'An Error Occured Displaying This Content' });
  await expect(heading).toBeVisible();
  await expectRestWorks(page);
  await expect(heading).toBeVisible();
  await page.evaluate(() => {
    globalThis.faultEnded = true;
  });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rendered after all' })).toBeVisible();
});

test('code that throws while it starts shows an error, and Retry starts it again', async ({ page, faultySite }) => {
  await page.goto(`${faultySite.gateway.url}/faulty/evaluation`);
  await expect(page.getByRole('alert')).toContainText('failed while it was starting');
  await page.evaluate(() => {
    globalThis.faultEnded = true;
  });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Started after all' })).toBeVisible();
});

test('data that cannot be loaded shows an error without details, and Retry requests it again', async ({
  page,
  faultySite,
}) => {
  const response = await page.goto(`${faultySite.gateway.url}/faulty/loader`);
  expect(response?.status()).toBe(500);
  expect(await response?.text()).not.toContain('secret detail');
  await expect(page.getByRole('main')).toContainText('An error occurred displaying this content.');
  await page.evaluate(() => {
    globalThis.faultEnded = true;
  });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Loaded after all' })).toBeVisible();
});

test('a pillar that hangs on the server is rendered by the browser', async ({ page, faultySite }) => {
  await page.goto(`${faultySite.gateway.url}/faulty/server-hang`);
  await expect(page.getByRole('heading', { level: 1, name: 'Rendered by the browser' })).toBeVisible();
});

for (const [what, path] of [
  ['a pillar of the wrong shape', '/shapeless'],
  ['a module that is not a route', '/faulty/no-route'],
  ['a pillar for another version of the contract', '/ahead'],
] as const) {
  test(`${what} is not run, and the rest of the site works`, async ({ page, faultySite }) => {
    await page.goto(faultySite.gateway.url + path);
    await expect(page.getByRole('alert')).toContainText('made for another version of the site');
    await expectRestWorks(page);
    expect(await page.evaluate(() => 'pillar_ahead' in globalThis)).toBe(false);
  });
}
