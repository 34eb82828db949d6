import { QUICK_MS, until } from '../../testing/composed-site';
import { pillarBundles } from '../../testing/fixture-bundles';
import { createBareSite, type FixtureSite, type MoreOfPillars, type Pin } from '../../testing/fixture-site';
import { openGateway, type TestGateway } from '../../testing/open-gateway';

const bundleSaying = (text: string) => `exports.default = { page: async () => '${text}' };`;

let site: FixtureSite;
let gateway: TestGateway;
let stable: Pin;
let good: Pin;
let broken: Pin;
beforeAll(async () => {
  site = await createBareSite();
  stable = await site.writePillar('bible', { server: bundleSaying('the stable release') });
  good = await site.writePillar('bible', { version: '1.1.0', server: bundleSaying('the canary') });
  broken = await site.writePillar('bible', { version: '1.2.0', server: pillarBundles.throwing });
  await site.compose({ bible: stable });
  gateway = await openGateway(site, undefined, { compositionPollMs: QUICK_MS });
});
afterAll(async () => {
  await gateway.close();
  await site.remove();
});

interface Readiness {
  composition: { revision: number; canaries: { pillar: string; version: string; state: string; reason?: string }[] };
}
const readiness = async () => (await gateway.app.inject('/readyz')).json<Readiness>().composition;

/** Writes the next revision, and waits until the gateway has it. */
async function compose(more: MoreOfPillars[string] = {}, pin = stable): Promise<void> {
  const { revision } = await readiness();
  await site.compose({ bible: pin }, { more: { bible: more } });
  let now = revision;
  const look = async () => (now = (await readiness()).revision);
  await until(() => {
    void look();
    return now > revision;
  });
}

const get = (url: string, headers: Record<string, string> = {}) => gateway.app.inject({ url, headers });
const page = (cookie = '', url = '/bible/genesis/1') => get(url, { ...(cookie && { cookie }) });
const cookieOf = (response: Awaited<ReturnType<typeof get>>): string =>
  String(response.headers['set-cookie'] ?? '').split(';')[0] ?? '';
const says = ({ body }: { body: string }): string =>
  /the stable release|the canary|left to the browser/.exec(body)?.[0] ?? '';
const metric = async (line: string): Promise<string | undefined> =>
  (await get('/metrics')).body.split('\n').find((each) => each.startsWith(line));

test('without a canary a page sets no cookie, and any cache may store it', async () => {
  await compose();
  const { headers } = await page();
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600');
  expect(await metric('pillar_canary_stopped{')).toBeUndefined();
});

test('with a canary a browser gets an id, and with it the same variant each time', async () => {
  await compose({ canary: { ...good, percent: 50 } });
  const first = await page();
  expect(String(first.headers['set-cookie'])).toMatch(
    /^dm-visitor=[\w-]{22}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/,
  );
  const cookie = cookieOf(first);
  for (let visit = 0; visit < 5; visit += 1) {
    const again = await page(cookie);
    expect(says(again)).toBe(says(first));
    expect(again.headers['set-cookie']).toBeUndefined();
  }
});

test('visitors of both variants are served from the cache, each from their own copy, that no shared cache may store', async () => {
  await compose({ canary: { ...good, percent: 50 } });
  await page();
  const renewedWorkers = () => metric('render_workers_ended_total{reason="renewed"}');
  const renewed = await renewedWorkers();
  const first = await Promise.all(Array.from({ length: 40 }, () => page()));
  expect(new Set(first.map(says))).toEqual(new Set(['the stable release', 'the canary']));
  const again = await Promise.all(first.map((response) => page(cookieOf(response))));
  expect(again.map(says)).toEqual(first.map(says));
  // One nonce per rendering: so many copies there are.
  expect(new Set([...first, ...again].map(({ body }) => body)).size).toBe(2);
  // Each worker renders both.
  expect(await renewedWorkers()).toBe(renewed);
  for (const { headers } of first)
    expect([headers['cache-control'], headers.vary]).toEqual([
      'private, no-cache',
      'Accept-Encoding, Accept-Language, Cookie',
    ]);
  const { headers } = await page(cookieOf(await page()), '/moved');
  expect(headers['cache-control']).toBe('private, no-cache');
});

test('an open page learns of the release that its visitor gets, and a program without a cookie of the stable one', async () => {
  await compose({ canary: { ...good, percent: 100 } });
  const versionFor = async (cookie: string) => {
    const response = await get('/api/composition', { ...(cookie && { cookie }) });
    expect(response.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'Accept-Encoding, Cookie' });
    return response.json<{ pillars: { version: string }[] }>().pillars[0]?.version;
  };
  expect(await versionFor(cookieOf(await page()))).toBe('1.1.0');
  expect(await versionFor('')).toBe('1.0.0');
});

test('after the canary a browser forgets its id, and caches may store pages again', async () => {
  await compose({ canary: { ...good, percent: 100 } });
  const cookie = cookieOf(await page());
  await compose({}, good);
  const { headers, body } = await page(cookie);
  expect(says({ body })).toBe('the canary');
  expect(headers['set-cookie']).toBe('dm-visitor=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly');
  expect(headers['cache-control']).toContain('s-maxage=60');
});

test('a visitor joins a cohort by a URL that another site cannot open for them', async () => {
  await compose({ canary: { ...good, percent: 0, cohorts: ['staff'] } });
  const cookie = cookieOf(await page());
  expect(says(await page(cookie))).toBe('the stable release');
  const typed = { 'sec-fetch-site': 'none' };
  const joined = await get('/api/cohorts/staff', typed);
  expect([joined.statusCode, joined.headers.location, joined.headers['cache-control']]).toEqual([303, '/', 'no-store']);
  const member = `${cookie}; ${cookieOf(joined)}`;
  expect(says(await page(member))).toBe('the canary');
  expect((await get('/api/cohorts/friends', typed)).statusCode).toBe(404);
  expect((await get('/api/cohorts/staff', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  const left = await get('/api/cohorts/none', typed);
  expect(left.headers['set-cookie']).toContain('dm-cohort=; Path=/; Max-Age=0');
});

test('a canary that cannot be rendered is stopped without a restart, and operators see why', async () => {
  await compose({ canary: { ...broken, percent: 50, stopAt: { failedPercentAboveStable: 10, minPages: 4 } } });
  expect(await metric('pillar_canary_stopped{pillar="bible",version="1.2.0"}')).toMatch(/ 0$/);
  for (let visit = 0; visit < 60 && (await readiness()).canaries[0]?.state === 'running'; visit += 1) await page();
  expect((await readiness()).canaries).toEqual([
    {
      pillar: 'bible',
      version: '1.2.0',
      state: 'stopped',
      reason: expect.stringMatching(
        /^on the gateway 100\.0 % of 4 renderings failed, and of the stable release 0\.0 % of \d+;/,
      ),
    },
  ]);
  expect(await metric('pillar_canary_stopped{pillar="bible",version="1.2.0"}')).toMatch(/ 1$/);
  expect(
    gateway.lines.filter(({ msg }) => msg.startsWith('The canary bible 1.2.0 is stopped: on the gateway')),
  ).toHaveLength(1);
  for (let visit = 0; visit < 10; visit += 1) {
    const { body, headers } = await page();
    expect([says({ body }), headers['set-cookie']]).toEqual(['the stable release', undefined]);
  }
  // Another revision is another chance.
  await compose({ canary: { ...broken, percent: 50 } });
  expect((await readiness()).canaries).toMatchObject([{ version: '1.2.0', state: 'running' }]);
});

test('a canary that fails in browsers is stopped by their reports, of its own visitors alone', async () => {
  await compose({ canary: { ...good, percent: 100, stopAt: { failedPercentAboveStable: 10, minPages: 3 } } });
  const cookie = cookieOf(await page());
  await page(cookie);
  await page(cookie);
  let address = 0;
  const report = (sent: string, version: string) =>
    gateway.app.inject({
      method: 'POST',
      url: '/api/reports',
      remoteAddress: `10.1.0.${(address += 1)}`,
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...(sent && { cookie: sent }) },
      payload: JSON.stringify({
        message: 'a script did not load',
        kind: 'pillar',
        path: '/bible/genesis/1',
        releases: { shell: '1.0.0', bible: version },
        pillar: { name: 'bible', version },
      }),
    });
  const state = async () => (await readiness()).canaries[0]?.state;
  // Its page is older than the canary. The next one comes from a browser that has seen none.
  expect((await report(cookie, '1.0.0')).statusCode).toBe(204);
  await report('', '1.1.0');
  expect(await state()).toBe('running');
  await report(cookie, '1.1.0');
  expect((await readiness()).canaries).toMatchObject([
    { state: 'stopped', reason: expect.stringContaining('in browsers 33.3 % of 3 pages failed') },
  ]);
  expect(says(await page(cookie))).toBe('the stable release');
});

test('a canary that is slower in browsers is stopped by what its pages measured, and those of the stable release', async () => {
  await compose({ canary: { ...good, percent: 50, stopAt: { slowPercentAboveStable: 40, minPages: 2 } } });
  const cookies = new Map<string, string>();
  while (cookies.size < 2) {
    const first = await page();
    cookies.set(says(first), cookieOf(first));
  }
  expect((await get('/api/composition')).json()).toMatchObject({ isMeasured: true });
  let address = 0;
  const measure = async (variant: string, version: string, vitals: object) =>
    gateway.app.inject({
      method: 'POST',
      url: '/api/vitals',
      remoteAddress: `10.2.0.${(address += 1)}`,
      headers: {
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        cookie: cookies.get(variant) ?? '',
      },
      payload: JSON.stringify({ path: '/bible/genesis/1', releases: { bible: version }, ...vitals }),
    });
  const state = async () => (await readiness()).canaries[0]?.state;
  for (let count = 0; count < 2; count += 1) {
    const slow = await measure('the canary', '1.1.0', { lcp: 9_000, cls: 0 });
    expect(slow.statusCode).toBe(204);
    // A page that is older than the canary, or says so, is not counted.
    await measure('the stable release', '1.1.0', { lcp: 400 });
  }
  expect(await state()).toBe('running');
  await measure('the stable release', '1.0.0', { lcp: 400, inp: 90, cls: 0.01 });
  expect(await state()).toBe('running');
  await measure('the stable release', '1.0.0', { lcp: 500 });
  expect((await readiness()).canaries).toMatchObject([
    {
      state: 'stopped',
      reason: expect.stringContaining('in browsers 100.0 % of 2 pages were slow or moved, and of the'),
    },
  ]);
  expect((await get('/api/composition')).json()).not.toHaveProperty('isMeasured');
  expect((await measure('the canary', '1.1.0', { lcp: -1 })).statusCode).toBe(400);
});

test('a canary that cannot be loaded is for nobody, with the reason', async () => {
  await compose({ canary: { ...good, release: `sha384-${'a'.repeat(64)}`, percent: 100 } });
  expect(says(await page())).toBe('the stable release');
  expect((await readiness()).canaries).toEqual([
    { pillar: 'bible', version: '1.1.0', state: 'unavailable', reason: expect.stringContaining('its SHA-384 differs') },
  ]);
});

test('a fallback is used while the stable release is not the one that is pinned, and is reported', async () => {
  const tampered = { ...good, release: `sha384-${'b'.repeat(64)}` };
  await compose({ fallback: { ...stable } }, tampered);
  expect(says(await page())).toBe('the stable release');
  const { composition } = (await get('/readyz')).json<{ composition: { pillars: unknown[] } }>();
  expect(composition.pillars).toMatchObject([{ version: '1.0.0', refusedVersion: '1.1.0', isFallback: true }]);
  expect(await metric('pillar_fallback{')).toBe('pillar_fallback{pillar="bible",version="1.0.0"} 1');
  expect(gateway.lines.map(({ msg }) => msg)).toContain(
    'bible has its fallback 1.0.0, because its stable release cannot be loaded.',
  );
});
