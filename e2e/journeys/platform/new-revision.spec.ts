import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { startFaultServer, type FaultServer } from '../../fault-server';
import { expect, hydrated, test } from '../../fixtures';
import { compose, startGateway, writeComposition, type RunningGateway } from '../../gateway';
import { NEXT_VERSION } from '../../paths';

const PILLAR = 'articles-resources';
const UPDATE = 'A new version of this site is ready.';
/** The gateway looks at its file every two seconds, and a busy machine takes longer. */
const SOON = { timeout: 20_000 };

let cdn: FaultServer;
let gateway: RunningGateway;
let folder: string;
let revision = 1;

test.describe.configure({ mode: 'serial' });
test.use({ serviceWorkers: 'allow' });

test.beforeAll(async () => {
  cdn = await startFaultServer();
  folder = mkdtempSync(path.join(tmpdir(), 'manna-composition-'));
  writeComposition(path.join(folder, 'prod.json'), compose(cdn.origin, []));
  gateway = await startGateway({ COMPOSITION: path.join(folder, 'prod.json') });
});
test.afterAll(async () => {
  await gateway.stop();
  await cdn.close();
  rmSync(folder, { recursive: true });
});

/** Composes a release of the pillar in a new revision, and waits until the gateway serves it. */
async function release(page: Page, version?: string): Promise<void> {
  revision += 1;
  const changes = version === undefined ? [] : [{ name: PILLAR, version }];
  writeComposition(path.join(folder, 'prod.json'), compose(cdn.origin, changes, revision));
  const current = async () =>
    ((await (await page.request.get(`${gateway.url}/api/revision`)).json()) as { revision: number }).revision;
  await expect.poll(current, SOON).toBe(revision);
}

/** Opens a page, and waits for the code that asks for revisions, which loads when the page is idle. */
async function open(page: Page, pagePath: string): Promise<void> {
  await page.goto(gateway.url + pagePath);
  await hydrated(page);
  // The notes about copies and about updates.
  await page.locator('[role="status"] + [role="status"]').waitFor({ state: 'attached' });
}

/** The reader comes back to the page after some minutes. */
async function comeBack(page: Page, afterMinutes: number): Promise<void> {
  await page.clock.setFixedTime(Date.now() + afterMinutes * 60_000);
  const asked = page.waitForResponse(/\/api\/revision$/);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await asked;
}

const running = (page: Page) => page.locator('meta[name="generator"]').getAttribute('content');

test('an open page offers a new revision, and changes only when the reader agrees', async ({ page, complaints }) => {
  await open(page, '/articles');
  const before = await running(page);
  await release(page, NEXT_VERSION);
  await comeBack(page, 6);
  const notice = page.getByRole('status').filter({ hasText: UPDATE });
  await expect(notice).toBeVisible();
  expect(await running(page)).toBe(before);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => running(page), SOON).toContain(`${PILLAR} ${NEXT_VERSION}`);
  await open(page, '/articles');
  await comeBack(page, 20);
  await expect(notice).toBeHidden();
  expect(complaints).toEqual([]);
});

test('a revision that the reader put off is not offered again, and what was typed stays', async ({ page }) => {
  await open(page, '/search?search=vine');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('branches of the vine');
  await release(page);
  await comeBack(page, 6);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('What you have typed on this page may not be saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(field).toHaveValue('branches of the vine');
  await comeBack(page, 20);
  await expect(page.getByText(UPDATE)).toBeHidden();
});
