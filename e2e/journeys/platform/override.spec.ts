import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startFaultServer, type FaultServer } from '../../fault-server';
import { expect, hydrated, test } from '../../fixtures';
import { compose, releaseAt, startGateway, writeComposition, type RunningGateway } from '../../gateway';
import { NEXT_VERSION } from '../../paths';

const PILLAR = 'articles-resources';
/** The gateway looks at its file every two seconds, and a busy machine takes longer. */
const SOON = { timeout: 20_000 };

let cdn: FaultServer;
/** Where the developer runs the pillar. */
let own: FaultServer;
let gateway: RunningGateway;
let folder: string;

const composeWith = (overrides: { origins: string[] } | undefined, revision: number) =>
  writeComposition(path.join(folder, 'staging.json'), {
    ...compose(cdn.origin, [], revision),
    ...(overrides && { overrides }),
  });

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  [cdn, own] = [await startFaultServer(), await startFaultServer()];
  folder = mkdtempSync(path.join(tmpdir(), 'manna-composition-'));
  composeWith({ origins: ['loopback'] }, 1);
  gateway = await startGateway({ COMPOSITION: path.join(folder, 'staging.json') });
});
test.afterAll(async () => {
  await gateway.stop();
  await cdn.close();
  await own.close();
  rmSync(folder, { recursive: true });
});

test('a developer runs one pillar from their own machine, with a banner, until they reset it or the operator ends it', async ({
  page,
  browser,
  complaints,
}) => {
  const base = releaseAt(own.origin, PILLAR, NEXT_VERSION);
  const fromOwn: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(own.origin)) fromOwn.push(request.url());
  });
  const banner = page.getByRole('complementary', { name: 'Override' });

  // A link alone asks, and starts nothing.
  await page.goto(`${gateway.url}/overrides?pillar=${PILLAR}&base=${encodeURIComponent(base)}`);
  await expect(page.getByRole('main')).toContainText(own.origin);
  await page.getByRole('link', { name: 'Back to the site' }).click();
  await expect(banner).toBeHidden();
  await page.goBack();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Run it' }).click();
  await expect(banner).toContainText(`${PILLAR} runs from ${base} in this browser. ${NEXT_VERSION}`);

  await page.goto(`${gateway.url}/articles`);
  await expect(page.getByRole('heading', { level: 1, name: 'Articles', exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'History' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  await expect(banner).toBeVisible();
  expect(fromOwn.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
  await page.goto(`${gateway.url}/bible/ruth/2`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ruth 2' })).toBeVisible();
  await expect(banner).toBeVisible();

  const others = await browser.newContext();
  const other = await others.newPage();
  await other.goto(`${gateway.url}/articles`);
  await hydrated(other);
  expect(await other.locator('meta[name="generator"]').getAttribute('content')).not.toContain(NEXT_VERSION);
  await expect(other.getByRole('complementary', { name: 'Override' })).toBeHidden();
  await others.close();

  await banner.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toBeHidden();
  await page.goto(`${gateway.url}/articles`);
  await hydrated(page);
  await expect(banner).toBeHidden();
  expect(complaints).toEqual([]);

  await page.goto(`${gateway.url}/overrides?pillar=${PILLAR}&base=${encodeURIComponent(base)}`);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Run it' }).click();
  await expect(banner).toBeVisible();
  composeWith(undefined, 2);
  await expect(async () => {
    await page.goto(`${gateway.url}/articles`);
    await expect(banner).toBeHidden({ timeout: 1_000 });
  }).toPass(SOON);
});

test('a pillar that does not run on the developer’s machine has a card, and the rest of the site works', async ({
  page,
}) => {
  composeWith({ origins: ['loopback'] }, 3);
  const base = releaseAt(own.origin, PILLAR, NEXT_VERSION);
  await expect(async () => {
    await page.goto(`${gateway.url}/overrides?pillar=${PILLAR}&base=${encodeURIComponent(base)}`);
    await page.getByRole('checkbox').check({ timeout: 1_000 });
  }).toPass(SOON);
  own.fail(/pillar\.json$/, { status: 503 });
  await page.getByRole('button', { name: 'Run it' }).click();
  await expect(page.getByRole('complementary', { name: 'Override' })).toContainText('responded with status 503');
  await page.goto(`${gateway.url}/articles`);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.goto(`${gateway.url}/bible/ruth/2`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ruth 2' })).toBeVisible();
});
