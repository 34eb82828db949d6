import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compose, startGateway, writeComposition } from '../../gateway';
import { startFaultServer } from '../../fault-server';
import { NEXT_VERSION } from '../../paths';
import { expect, hydrated, test } from '../../fixtures';

/** Text that occurs only in the library. A page must load only one copy of each library. */
const marks = {
  React: /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/g,
  'React DOM': /__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/g,
  router: /ROUTER_|<Router> inside another <Router>/g,
  store: /@@redux\/INIT/g,
};

test('a page has one React, one store and one router, whichever pillars it has loaded', async ({ page, site }) => {
  const scripts = new Map<string, string>();
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), await response.text());
  });
  await page.goto(site.url);
  for (const name of ['Bible', 'Encyclopedia', 'Articles', 'Resources']) {
    await page.getByRole('banner').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  }
  await page.waitForLoadState('networkidle');
  const sources = [...scripts.values()];
  expect(sources.length).toBeGreaterThan(8);
  for (const [library, mark] of Object.entries(marks)) {
    const holders = sources.filter((source) => source.search(mark) >= 0);
    expect(holders, library).toHaveLength(1);
  }
  // None of these pillars needs the federation runtime.
  expect(sources.filter((source) => source.includes('__FEDERATION__'))).toEqual([]);
});

test('a page gives the same React to pillars that need the federation runtime and to those that do not', async ({
  page,
  faultySite,
}) => {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  const holders = new Set<string>();
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script' && (await response.text()).search(marks.React) >= 0)
      holders.add(response.url());
  });
  await page.goto(`${faultySite.gateway.url}/faulty/sound`);
  await expect(page.getByRole('heading', { level: 1, name: 'All is well at Daily Manna' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Bible' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bible');
  expect([...holders]).toEqual([expect.stringContaining('/shell/')]);
  // The runtime's share scope has one version of each singleton.
  const versions = await page.evaluate(() => {
    const federation = (
      globalThis as unknown as {
        __FEDERATION__: { __SHARE__: Record<string, { default: Record<string, Record<string, unknown>> }> };
      }
    ).__FEDERATION__;
    const scope = Object.values(federation.__SHARE__)[0]?.default ?? {};
    return Object.fromEntries(Object.entries(scope).map(([name, provided]) => [name, Object.keys(provided)]));
  });
  for (const name of ['react', 'react/jsx-runtime', '@manna/shared/runtime'])
    expect(versions[name], name).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('a new pillar version is served with an unchanged shell, and can be rolled back', async ({ page, request }) => {
  const cdn = await startFaultServer();
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'manna-composition-')), 'composition.json');
  const first = compose(cdn.origin, []);
  writeComposition(file, first);
  const gateway = await startGateway({ COMPOSITION: file });
  try {
    const shellOf = (html: string) => /<script[^>]* src="(\/shell\/[^"]+)" integrity="([^"]+)"/.exec(html)?.slice(1);
    const open = async () => (await request.get(`${gateway.url}/articles`)).text();
    const before = await open();
    const firstVersion = first.pillars['articles-resources']?.stable.version ?? '';
    expect(before).toContain(`articles-resources ${firstVersion}`);

    writeComposition(file, compose(cdn.origin, [{ name: 'articles-resources', version: NEXT_VERSION }], 2));
    await expect.poll(open).toContain(`articles-resources ${NEXT_VERSION}`);
    expect(shellOf(await open())).toEqual(shellOf(before));
    await page.goto(`${gateway.url}/articles`);
    await hydrated(page);
    await page.evaluate(() => Object.assign(globalThis, { stillHere: true }));
    await page.getByRole('main').getByRole('link', { name: 'History' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
    expect(await page.evaluate(() => 'stillHere' in globalThis)).toBe(true);

    writeComposition(file, { ...first, revision: 3 });
    await expect.poll(open).toContain(`articles-resources ${firstVersion}`);

    writeComposition(file, { ...first, revision: 0 });
    await expect.poll(() => gateway.log()).toContain('composition');
    expect(await open()).toContain(`articles-resources ${firstVersion}`);
  } finally {
    await gateway.stop();
    await cdn.close();
  }
});

test('a page requests exactly the scripts of the shell and its route before its text, and its files are immutable', async ({
  request,
  site,
}) => {
  const html = await (await request.get(`${site.url}/bible/genesis/1`)).text();
  const early = [...html.matchAll(/<(?:link rel="preload" as="script" href|script async src)="([^"]+)"/g)].map(
    ([, href = '']) => path.basename(href),
  );
  expect(early.map((file) => file.replace(/\.[0-9a-f]{8}\.js$/, ''))).toEqual([
    'main',
    'remoteEntry',
    '__federation_expose_pillar',
    'route-chapter',
  ]);
  for (const [, href = ''] of html.matchAll(/(?:src|href)="(\/(?:shell|pillars)\/[^"]+)"/g)) {
    const file = await request.get(site.url + href);
    expect(file.status(), href).toBe(200);
    expect(file.headers()['cache-control'], href).toBe('public, max-age=31536000, immutable');
  }
});
