import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { thorough } from '@manna/shared/testing/thorough';
import { pillarBundles } from '../../testing/fixture-bundles';
import { FixtureSite, GENESIS } from '../../testing/fixture-site';
import { openGateway, type TestGateway } from '../../testing/open-gateway';
import { RENDER_DEADLINE_MS } from '../render/render-pool';

let site: FixtureSite;
let gateway: TestGateway;
beforeAll(async () => {
  site = await FixtureSite.create();
  await site.writeContent({ 'Gen.1': GENESIS['Gen.1'].repeat(40) });
  await site.writeShell();
  const pins = Object.entries(pillarBundles).map(async ([name, server]) => {
    const pillar = name === 'good' ? 'bible' : name.toLowerCase();
    return [pillar, await site.writePillar(pillar, { server })] as const;
  });
  await site.compose(Object.fromEntries(await Promise.all(pins)));
  gateway = await openGateway(site);
});
afterAll(async () => {
  await gateway.close();
  await site.remove();
});

const get = (url: string, headers: Record<string, string> = {}) => gateway.app.inject({ url, headers });

describe('a page', () => {
  test('a page is complete, with its data, and its pillar uses the singletons of the shell', async () => {
    const { body, headers, statusCode } = await get('/bible/genesis/1');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<header>The shell</header>');
    expect(body).toContain('the one React: Genesis 1: In the beginning God created the heaven and the earth.');
  });

  test('a page may run only scripts with its nonce or from the site', async () => {
    const { body, headers } = await get('/bible/genesis/1');
    const policy = String(headers['content-security-policy']);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    expect(body).toContain(`nonce="${nonce}"`);
    expect(policy).toContain("default-src 'none'; script-src 'self' 'nonce-");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toMatch(/trusted-types manna-shell manna-bible .*'allow-duplicates'$/);
    expect(headers).toMatchObject({
      'integrity-policy': 'blocked-destinations=(script)',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    // It would make a browser start another process when the page begins to arrive.
    expect(headers).not.toHaveProperty('cross-origin-opener-policy');
  });

  test('a page is rendered once for all readers, and a 304 has the nonce of the stored page', async () => {
    const first = await get('/bible/genesis/1');
    const second = await get('/bible/genesis/1?utm_source=mail');
    expect(second.body).toBe(first.body);
    expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600');
    const again = await get('/bible/genesis/1', { 'if-none-match': String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  });

  test('a page is sent in an encoding that the client accepts', async () => {
    const plain = await get('/bible/genesis/1');
    const brotli = await get('/bible/genesis/1', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get('/bible/genesis/1', { 'accept-encoding': 'gzip, br;q=0' });
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(plain.headers.vary).toBe('Accept-Encoding, Accept-Language, Cookie');
  });

  test('a page is cached separately for each name of the machine', async () => {
    const one = await get('/', { host: 'localhost' });
    const other = await get('/', { host: '127.0.0.1' });
    expect(one.headers.etag).not.toBe(other.headers.etag);
  });

  test('a page is in the language that the reader chose, otherwise in the browser’s, and each is cached separately', async () => {
    const english = await get('/bible/genesis/1');
    const spanish = await get('/bible/genesis/1', { 'accept-language': 'es-MX,es;q=0.9' });
    const chosen = await get('/bible/genesis/1', { 'accept-language': 'es', cookie: 'dm-language=en' });
    expect([english, spanish, chosen].map(({ body }) => /lang="(\w+)"/.exec(body)?.[1])).toEqual(['en', 'es', 'en']);
    expect([english, spanish, chosen].map(({ headers }) => headers['content-language'])).toEqual(['en', 'es', 'en']);
    expect(chosen.body).toBe(english.body);
    const again = await get('/bible/genesis/1', {
      'accept-language': 'es',
      'if-none-match': String(spanish.headers.etag),
    });
    expect([again.statusCode, again.headers.vary]).toEqual([304, 'Accept-Encoding, Accept-Language, Cookie']);
  });

  test('an index segment at the end of a path redirects to the page', async () => {
    expect((await get('/bible/genesis/1/index')).body).toBe((await get('/bible/genesis/1')).body);
  });

  test.each([
    ['/bible/', '/bible'],
    ['/bible/genesis/1//', '/bible/genesis/1'],
    ['/bible/?utm_source=mail&v=1', '/bible?utm_source=mail&v=1'],
    ['//other.example/', '/other.example'],
    ['/..//other.example/', '/other.example'],
  ])('%s redirects permanently to %s', async (url, location) => {
    const { headers, statusCode } = await get(url);
    expect([statusCode, headers.location]).toEqual([301, location]);
  });

  test('HEAD of a page gets only the headers', async () => {
    const { body, headers, statusCode } = await gateway.app.inject({ method: 'HEAD', url: '/bible' });
    expect([statusCode, body]).toEqual([200, '']);
    expect(headers.etag).toBeDefined();
  });

  test('an unknown path gets 404 with the shell', async () => {
    const { body, statusCode } = await get('/nowhere');
    expect(statusCode).toBe(404);
    expect(body).toContain('Page Not Found');
  });

  test('a moved page redirects by path', async () => {
    const { headers, statusCode } = await get('/moved');
    expect([statusCode, headers.location]).toEqual([301, '/bible']);
  });
});

describe('a page whose pillar fails on the server is rendered without it and not cached', () => {
  const faulty = [
    'throwing',
    'forbidden',
    'badquery',
    'dying',
    'hanging',
    'hoarding',
    'leaking',
    'patching',
    'staining',
  ];
  test.each(faulty)('%s', async (name) => {
    const { body, headers, statusCode } = await get(`/${name}/page`);
    expect(statusCode).toBe(200);
    expect(body).toContain('<header>The shell</header><main>left to the browser</main>');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
    expect((await get('/bible')).body).toContain('In the beginning');
  });

  test('the log names a pillar that sends an unknown query', async () => {
    await get('/badquery/logged');
    expect(gateway.lines).toContainEqual(
      expect.objectContaining({ pillar: 'badquery', reason: 'No persisted query has this hash.' }),
    );
  });

  test('a page does not wait again for a pillar that made a worker hang', async () => {
    await get('/hanging/first');
    const started = Date.now();
    expect((await get('/hanging/second')).body).toContain('left to the browser');
    expect(Date.now() - started).toBeLessThan(RENDER_DEADLINE_MS);
  });
});

/** Each guilty page costs a process, and other suites start theirs at the same time. */
const BESIDE_OTHER_SUITES_MS = 180_000;

thorough.describe('no pillar harms the pages of another', () => {
  test.each([
    'throwing',
    'late',
    'dying',
    'hoarding',
    'leaking',
    'hanging',
    'patching',
    'staining',
    'bending',
    'lingering',
  ])(
    '%s',
    async (name) => {
      const pages = [];
      // On a slow machine the last of ten would wait longer for new workers than a page may wait.
      for (let wave = 0; wave < 2; wave += 1) {
        const numbers = Array.from({ length: 5 }, (_, index) => wave * 5 + index);
        const asked = numbers.flatMap((number) => [get(`/bible/${name}/${number}`), get(`/${name}/harms/${number}`)]);
        pages.push(...(await Promise.all(asked)));
      }
      const bible = pages.filter((_, index) => index % 2 === 0);
      expect(bible.filter(({ body }) => !body.includes('In the beginning'))).toEqual([]);
      expect(bible.every(({ headers }) => String(headers['cache-control']).includes('s-maxage'))).toBe(true);
    },
    BESIDE_OTHER_SUITES_MS,
  );

  test('a pillar that changes what all pages share is refused by name', async () => {
    await get('/patching/named');
    await get('/staining/named');
    await get('/bending/named');
    const reasons = gateway.lines.map((line) => ('reason' in line ? line.reason : ''));
    const changes = (pillar: string, name: string) =>
      `the server bundle of ${pillar} changes ${name}, which all pages share`;
    expect(reasons).toContain(changes('patching', 'Array.prototype.join'));
    expect(reasons).toContain(changes('staining', 'Object.prototype.className'));
    expect(reasons).toContain(changes('bending', 'react.Component.prototype.render'));
  });

  test('a page is not whole if a pillar had changed built-ins before the bundle of the next one was evaluated', async () => {
    const { body, headers } = await get('/staining+dear/page');
    expect(body).toContain('left to the browser');
    expect(headers['cache-control']).toBe('no-store');
  });

  test.each(['seizing', 'emptying'])('a pillar cannot change what the shell lends to all: %s', async (name) => {
    expect((await get(`/${name}/page`)).body).toContain('<main>refused</main>');
    expect((await get(`/bible/after/${name}`)).body).toContain('the one React: ');
  });

  test('what a page left behind is not charged to the next one, and is logged', async () => {
    expect((await get('/lingering/logged')).body).toContain('on time');
    await sleep(60);
    expect((await get('/bible/after/lingering')).body).toContain('In the beginning');
    const reason = 'code of an earlier page changed Array.prototype.join, which all pages share';
    expect(gateway.lines).toContainEqual(expect.objectContaining({ reason }));
  });

  test('what a pillar throws when nobody waits for it is logged, and its timers end with its page', async () => {
    expect((await get('/late/logged')).body).toContain('on time');
    await sleep(50);
    const late = gateway.lines.filter((line) => 'reason' in line && line.reason === 'too late');
    expect(late.length).toBeGreaterThan(0);
    await sleep(50);
    expect(gateway.lines.filter((line) => 'reason' in line && line.reason === 'too late')).toHaveLength(late.length);
  });

  test('a worker that takes too much memory is ended alone, and counted', async () => {
    await get('/hoarding/counted');
    const { body } = await get('/metrics');
    expect(body).toMatch(/^render_workers_ended_total\{reason="memory"\} [1-9]/m);
    expect(body).toMatch(/^pillar_renders_total\{pillar="hoarding",outcome="failed",version="1\.0\.0"\} [1-9]/m);
    expect(body).toMatch(/^pillar_renders_total\{pillar="hanging",outcome="timed_out",version="1\.0\.0"\} [1-9]/m);
    expect(body).toMatch(/^pillar_renders_total\{pillar="hanging",outcome="suspended",version="1\.0\.0"\} [1-9]/m);
    expect(body).toMatch(/^pillar_renders_total\{pillar="bible",outcome="whole",version="1\.0\.0"\} [1-9]/m);
    expect(body).toContain('render_queue_pages 0');
  });

  test('a pillar sees neither the settings of the gateway nor a way to end it', async () => {
    expect((await get('/snooping/page')).body).toContain('<main>[["NODE_ENV"],"undefined","undefined"]</main>');
  });
});

test('a reader gets the fallback error page without a stack when the shell fails too', async () => {
  const { body, headers, statusCode } = await get('/shell-throws');
  expect(statusCode).toBe(500);
  expect(body).toContain('<h1>Internal Error</h1>');
  expect(body).toContain('Something went wrong displaying this content. Please try again later.');
  expect(body).not.toMatch(/the shell threw|at /);
  expect(headers['cache-control']).toBe('no-store');
});
