import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { startFaultServer, type FaultServer } from '../../fault-server';
import { expect, hydrated, test } from '../../fixtures';
import { compose, releaseAt, startGateway, writeComposition, type RunningGateway } from '../../gateway';
import { NEXT_VERSION, root } from '../../paths';

const PILLAR = 'articles-resources';
/** The gateway looks at its file every two seconds, and a busy machine takes longer. */
const SOON = { timeout: 40_000 };

let cdn: FaultServer;
let gateway: RunningGateway;
let folder: string;
let stableVersion: string;

// Each test begins with the composition that the one before has left.
test.describe.configure({ mode: 'serial', timeout: 3 * SOON.timeout });

test.beforeAll(async () => {
  cdn = await startFaultServer();
  folder = mkdtempSync(path.join(tmpdir(), 'manna-composition-'));
  const first = compose(cdn.origin, []);
  stableVersion = first.pillars[PILLAR]?.stable.version ?? '';
  writeComposition(path.join(folder, 'prod.json'), first);
  gateway = await startGateway({ COMPOSITION: path.join(folder, 'prod.json') });
});
test.afterAll(async () => {
  await gateway.stop();
  await cdn.close();
  rmSync(folder, { recursive: true });
});

/** Runs a command as an operator does. Returns what it prints as JSON. Rejects if its exit code is not 0. */
async function operator(command: string, ...args: string[]): Promise<unknown> {
  const program = path.join(root, 'platform/src/compose/compose.ts');
  const file = path.join(folder, 'prod.json');
  const change = command === 'status' ? ['--site', gateway.url] : [PILLAR, '--why', 'a journey'];
  const all = ['--import', 'tsx', program, command, file, ...change, ...args, '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, all, { cwd: root });
  return JSON.parse(stdout);
}

/** What the gateway runs, as an operator sees it; undefined while that is not what the file says. */
const running = (): Promise<unknown> => operator('status').catch(() => undefined);

/** Why the gateway has stopped canaries. */
const stops = (): string[] =>
  [...gateway.log().matchAll(/The canary [\w-]+ 99\.0\.0 is stopped: ([^"]*)/g)].map(([, reason = '']) => reason);

/** The version of the pillar in a page that a reader opens. */
async function versionFor(page: Page): Promise<string | undefined> {
  await page.goto(`${gateway.url}/articles`);
  const generator = await page.locator('meta[name="generator"]').getAttribute('content');
  return new RegExp(`${PILLAR} ([^,;\\s]+)`).exec(generator ?? '')?.[1];
}

const idOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'dm-visitor')?.value;

test('an operator gives a release to all visitors, to none, and to some of them, who keep what they have', async ({
  page,
  request,
  complaints,
}) => {
  expect(await versionFor(page)).toBe(stableVersion);
  expect(await idOf(page)).toBeUndefined();
  await operator('canary', '--base', releaseAt(cdn.origin, PILLAR, NEXT_VERSION), '--percent', '100');
  await expect.poll(() => versionFor(page), SOON).toBe(NEXT_VERSION);
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'History' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
  const id = await idOf(page);
  expect(id).toMatch(/^[\w-]{22}$/);

  // A page says how fast it was when the reader leaves it.
  const measured = new RegExp(
    `pillar_canary_pages\\{pillar="${PILLAR}",version="${NEXT_VERSION}",what="measured"\\} [1-9]`,
  );
  const measuring = page.waitForResponse(/measure-page/);
  await versionFor(page);
  await measuring;
  await page.waitForLoadState('networkidle');
  await versionFor(page);
  const metrics = async () => (await request.get(`${gateway.url}/metrics`)).text();
  await expect.poll(metrics, SOON).toMatch(measured);

  await operator('canary', '--percent', '0');
  await expect.poll(() => versionFor(page), SOON).toBe(stableVersion);
  await operator('canary', '--percent', '50');
  await expect.poll(running, SOON).toMatchObject({ canaries: [{ share: '50 %', state: 'running' }] });
  const mine = await versionFor(page);
  for (let visit = 0; visit < 3; visit += 1) expect(await versionFor(page)).toBe(mine);
  expect(await idOf(page)).toBe(id);
  expect(complaints).toEqual([]);
});

test('a canary whose code does not load in browsers is stopped by the gateway, and the open page gets the stable release', async ({
  page,
  browser,
}) => {
  await operator('canary', '--percent', '100', '--stop-after', '5', '--stop-above', '20');
  await expect.poll(running, SOON).toMatchObject({ canaries: [{ share: '100 %', state: 'running' }] });
  // On a busy machine one page in five may be late, and is no reason to stop.
  await expect.poll(async () => [await versionFor(page), ...stops()], SOON).toEqual([NEXT_VERSION]);
  cdn.fail(new RegExp(`/${PILLAR}/${NEXT_VERSION}/.*\\.js$`), 'tamper');
  await versionFor(page);
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  const others = await browser.newContext();
  const other = await others.newPage();
  await expect
    .poll(async () => {
      const version = await versionFor(other);
      await other.waitForLoadState('networkidle');
      return version;
    }, SOON)
    .toBe(stableVersion);
  await others.close();
  expect(stops()).toEqual([expect.stringMatching(/^in browsers .* failed/)]);
  // The file of the stable release is another, so Retry helps although the canary's files are still not what was pinned.
  await retry.click();
  await expect(retry).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Articles', exact: true })).toBeVisible();
  expect(await versionFor(page)).toBe(stableVersion);
  await expect(operator('status')).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining('stopped') });
  cdn.heal();
});

test(
  'a promoted canary is what everybody gets, and browsers forget that there were two',
  { tag: '@thorough' },
  async ({ page, request }) => {
    await operator('canary', '--percent', '0');
    await expect
      .poll(async () => (await request.get(`${gateway.url}/articles`)).headers()['cache-control'], SOON)
      .toBe('private, no-cache');
    expect(await versionFor(page)).toBe(stableVersion);
    expect(await idOf(page)).toBeDefined();
    await operator('canary', '--promote');
    await expect.poll(() => versionFor(page), SOON).toBe(NEXT_VERSION);
    expect(await idOf(page)).toBeUndefined();
    expect((await request.get(`${gateway.url}/articles`)).headers()['cache-control']).toContain('s-maxage=60');
    expect(await operator('status')).toMatchObject({ isCurrent: true, canaries: [] });
  },
);
