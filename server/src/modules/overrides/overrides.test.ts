import type { InjectOptions } from 'fastify';
import { readFile, writeFile } from 'node:fs/promises';
import { createWholeSite, GENESIS, type FixtureSite } from '../../testing/fixture-site';
import { openGateway, type TestGateway } from '../../testing/open-gateway';

const BASE = 'http://localhost:5210/bible/1.9.0/';
const QUERY = `pillar=bible&base=${encodeURIComponent(BASE)}`;
const OWN = { 'sec-fetch-site': 'same-origin' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let site: FixtureSite;
let gateway: TestGateway;
const open = async (overrides?: object) => {
  site = await createWholeSite();
  const composition = JSON.parse(await readFile(site.compositionFile, 'utf8')) as object;
  await writeFile(site.compositionFile, JSON.stringify({ ...composition, ...(overrides && { overrides }) }));
  gateway = await openGateway(site);
};
const close = async () => {
  await gateway.close();
  await site.remove();
};
const ask = (url: string, options: InjectOptions = {}) =>
  gateway.app.inject({ url, ...options, headers: { host: 'localhost', ...options.headers } });
const post = (url: string, payload = '', headers: Record<string, string> = OWN) =>
  ask(url, { method: 'POST', payload, headers: { ...FORM, ...headers } });
const cookieOf = ({ headers }: Awaited<ReturnType<typeof ask>>) => String(headers['set-cookie']).split(';')[0] ?? '';

describe('where the composition allows overrides from loopback', () => {
  beforeAll(() => open({ origins: ['loopback', 'https://previews.example'] }));
  afterAll(close);

  const started = async () => cookieOf(await post('/overrides', `${QUERY}&confirmed=yes`));
  const chapter = (cookie?: string) => ask('/bible/genesis/1', cookie === undefined ? {} : { headers: { cookie } });

  test('a link only asks, on a page that names the origin and runs nothing', async () => {
    const page = await ask(`/overrides?${QUERY}`);
    expect([page.statusCode, page.headers['set-cookie']]).toEqual([200, undefined]);
    expect(page.body).toContain('<code>http://localhost:5210</code>');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; .*form-action 'self'; frame-ancestors 'none'$/,
    );
  });

  test.each([
    ['another site', `${QUERY}&confirmed=yes`, { 'sec-fetch-site': 'cross-site' }, 403],
    ['a page of an old browser on another site', `${QUERY}&confirmed=yes`, { origin: 'https://evil.example' }, 403],
    ['a form without the confirmation', QUERY, OWN, 400],
    ['a form with another origin', 'pillar=bible&base=https://evil.example/&confirmed=yes', OWN, 400],
    ['a form with a user in the URL', 'pillar=bible&base=http://localhost@evil.example/&confirmed=yes', OWN, 400],
    ['a form with a path of the site', 'pillar=bible&base=/bible/&confirmed=yes', OWN, 400],
    ['a form with an unknown pillar', `pillar=quiz&base=${encodeURIComponent(BASE)}&confirmed=yes`, OWN, 400],
    ['nothing', '', OWN, 400],
  ])('an override is not started by %s', async (_, payload, headers, status) => {
    const response = await post('/overrides', payload, headers);
    expect([response.statusCode, response.headers['set-cookie']]).toEqual([status, undefined]);
  });

  test('a started override has a page of its own: without content, with a banner, one more origin, and for no cache', async () => {
    const cookie = await started();
    expect(cookie).toBe(`dm-override=bible@${encodeURIComponent(BASE)}`);
    const page = await chapter(cookie);
    expect(page.body).not.toContain(GENESIS['Gen.1']);
    expect(page.body).toContain(BASE);
    expect([page.headers['cache-control'], page.headers.etag]).toEqual(['no-store', undefined]);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(/connect-src 'self' http:\/\/localhost:5210/);
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' 'strict-dynamic';/);
    expect(policy).not.toMatch(/unsafe/);
  });

  test('pages with and without an override never come from the other’s cache', async () => {
    const cookie = await started();
    const before = await chapter();
    expect(before.body).toContain(GENESIS['Gen.1']);
    expect((await chapter(cookie)).body).not.toContain(GENESIS['Gen.1']);
    const after = await chapter();
    expect(after.body).toBe(before.body);
    expect(String(after.headers['content-security-policy'])).not.toContain('localhost:5210');
    const conditional = { cookie, 'if-none-match': String(before.headers.etag) };
    expect((await ask('/bible/genesis/1', { headers: conditional })).statusCode).toBe(200);
    expect((await ask('/offline-site', { headers: { cookie } })).body).not.toContain(BASE);
  });

  test('Retry does not get the composed release of an overridden pillar', async () => {
    const names = async (headers = {}) =>
      (await ask('/api/composition', { headers }))
        .json<{ pillars: { name: string }[] }>()
        .pillars.map(({ name }) => name);
    expect(await names()).toEqual(['bible']);
    expect(await names({ cookie: await started() })).toEqual([]);
  });

  test('a browser is told what it runs, and ends it', async () => {
    const cookie = await started();
    expect((await ask('/overrides', { headers: { cookie } })).body).toContain(BASE);
    expect((await post('/overrides/end', '', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    const ended = await post('/overrides/end');
    expect([ended.statusCode, ended.headers.location]).toEqual([303, '/']);
    expect(String(ended.headers['set-cookie'])).toMatch(/^dm-override=; Path=\/; Max-Age=0; SameSite=Lax; HttpOnly/);
  });

  test.each(['bible@', 'bible@%', 'bible@https%3A%2F%2Fevil.example%2F', '@', 'quiz@http%3A%2F%2Flocalhost%2F', '%00'])(
    'a cookie that says "%s" changes nothing',
    async (value) => {
      expect((await chapter(`dm-override=${value}`)).body).toContain(GENESIS['Gen.1']);
    },
  );
});

describe.each([
  ['no overrides', undefined],
  ['overrides from another origin', { origins: ['https://previews.example'] }],
])('where the composition allows %s', (_, overrides) => {
  beforeAll(() => open(overrides));
  afterAll(close);

  test('a browser with the cookie of an override gets the page that all get, and starts none', async () => {
    const cookie = `dm-override=bible@${encodeURIComponent(BASE)}`;
    const [mine, others] = [await ask('/bible/genesis/1', { headers: { cookie } }), await ask('/bible/genesis/1')];
    expect(mine.body).toBe(others.body);
    expect(mine.body).toContain(GENESIS['Gen.1']);
    const status = overrides ? 400 : 404;
    expect((await ask(`/overrides?${QUERY}`)).statusCode).toBe(status);
    expect((await post('/overrides', `${QUERY}&confirmed=yes`)).statusCode).toBe(status);
  });
});
