import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OAuth2Server } from 'oauth2-mock-server';
import { pillarBundles } from './testing/fixture-bundles';
import { createBareSite, GENESIS, type FixtureSite, type Pin } from './testing/fixture-site';
import { GatewayCluster } from './testing/gateway-cluster';
import { untilRight } from './testing/failing-site';
import { ReaderBrowser } from './testing/reader-browser';
import { runProgram } from './testing/run-program';

/** How soon all gateways agree. */
const AGREED_WITHIN_MS = 5_000;
const NEW_TEXT = 'At the first God made the heaven and the earth.';
const RENDERS_PER_MINUTE = 30;

let provider: OAuth2Server;
let cluster: GatewayCluster;
let site: FixtureSite;
let stable: Pin;
let canary: Pin;
beforeAll(async () => {
  provider = new OAuth2Server();
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, '127.0.0.1');
  site = await createBareSite();
  stable = await site.writePillar('bible');
  canary = await site.writePillar('bible', { version: '1.2.0', server: pillarBundles.throwing });
  await site.compose({ bible: stable });
  const settings = path.join(site.folder, 'site.json');
  const accounts = { provider: 'oidc', issuer: provider.issuer.url, clientId: 'daily-manna' };
  await writeFile(settings, JSON.stringify({ accounts }));
  cluster = await GatewayCluster.start({
    gateways: 2,
    site,
    environment: {
      SITE_CONFIG: settings,
      COMPOSITION: site.compositionFile,
      RENDERS_PER_MINUTE: String(RENDERS_PER_MINUTE),
    },
  });
});
afterAll(async () => {
  await cluster.close();
  await provider.stop();
});

const urlOf = (index: number): string => cluster.gateways[index]?.url ?? '';

/** Waits until every gateway is right, and checks how long that took. */
async function agree(isRight: (url: string) => Promise<boolean>): Promise<void> {
  const took = await untilRight(async () => {
    const right = await Promise.all(cluster.gateways.map(({ url }) => isRight(url)));
    return right.every(Boolean);
  }, 2 * AGREED_WITHIN_MS);
  expect(took).toBeLessThan(AGREED_WITHIN_MS);
}

const userAt = async (url: string, browser: ReaderBrowser): Promise<unknown> =>
  ((await (await browser.get(`${url}/api/session`)).json()) as { user: unknown }).user;

test('a sign-in that one gateway began is finished at another, and a sign-out at one holds at all', async () => {
  const browser = new ReaderBrowser();
  const { url: callback } = await browser.follow(`${urlOf(0)}/oauth2/login?destination=/bible/genesis/1`, (at) =>
    at.includes('/oauth2/callback'),
  );
  const elsewhere = callback.replace(urlOf(0), urlOf(1));
  // The provider sends the browser to the host where it began, which is the same one for all gateways behind a proxy.
  await browser.get(elsewhere, { host: new URL(urlOf(0)).host });
  expect(await userAt(urlOf(0), browser)).toMatchObject({ id: expect.any(String) });
  expect(await userAt(urlOf(1), browser)).toMatchObject({ id: expect.any(String) });
  // The browser loses its cookie then. A copy of it must not be signed in either.
  const copy = new ReaderBrowser();
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  await browser.get(`${urlOf(1)}/oauth2/logout?destination=/bible/genesis/1`);
  expect(await userAt(urlOf(0), copy)).toBeNull();
  expect(await userAt(urlOf(1), copy)).toBeNull();
});

test('requests of a client that one gateway has counted count at the others, and another client is not refused', async () => {
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const statusAt = async (url: string, chapter: number, address = '10.1.1.1') =>
    (await fetch(`${url}/bible/genesis/${chapter}`, from(address))).status;
  for (let chapter = 1; chapter <= RENDERS_PER_MINUTE; chapter += 1)
    expect(await statusAt(urlOf(0), chapter)).not.toBe(429);
  let chapter = 100;
  const took = await untilRight(async () => (await statusAt(urlOf(1), (chapter += 1))) === 429);
  expect(took).toBeLessThan(AGREED_WITHIN_MS);
  expect(await statusAt(urlOf(1), 200, '10.1.1.2')).not.toBe(429);
});

test('all gateways switch to a content release within five seconds', async () => {
  const textAt = async (url: string) =>
    (await fetch(`${url}/bible/genesis/1`, { headers: { 'x-forwarded-for': '10.1.1.3' } })).text();
  await Promise.all(cluster.gateways.map(async ({ url }) => expect(await textAt(url)).toContain(GENESIS['Gen.1'])));
  await site.writeContent({ 'Gen.1': NEW_TEXT });
  const load = runProgram('content-command', site, {
    args: ['load'],
    environment: { DATABASE_URL: cluster.database.url },
  });
  await once(load.child, 'exit');
  await agree(async (url) => (await textAt(url)).includes(NEW_TEXT));
});

interface Readiness {
  composition: { revision: number; canaries: { state: string; reason?: string }[] };
}
const readinessAt = async (url: string) => ((await (await fetch(`${url}/readyz`)).json()) as Readiness).composition;

test('all gateways follow a composition, and stop a canary that one of them has stopped, within five seconds', async () => {
  const { revision } = await readinessAt(urlOf(0));
  const settings = { percent: 100, stopAt: { failedPercentAboveStable: 5, minPages: 3 } };
  await site.compose({ bible: stable }, { more: { bible: { canary: { ...canary, ...settings } } } });
  await agree(async (url) => (await readinessAt(url)).revision > revision);
  await agree(async (url) => (await readinessAt(url)).canaries[0]?.state === 'running');
  const isStopped = async (url: string) => (await readinessAt(url)).canaries[0]?.state === 'stopped';
  // Only the first gateway gets pages.
  await untilRight(async () => {
    await fetch(`${urlOf(0)}/bible/genesis/1?${performance.now()}`, { headers: { 'x-forwarded-for': '10.1.1.4' } });
    return isStopped(urlOf(0));
  });
  expect(await isStopped(urlOf(0))).toBe(true);
  await agree(isStopped);
  const [one, other] = await Promise.all(cluster.gateways.map(async ({ url }) => (await readinessAt(url)).canaries[0]));
  expect(other?.reason).toBe(one?.reason);
});
