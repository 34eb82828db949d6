import { setTimeout as sleep } from 'node:timers/promises';
import { createWholeSite, type FixtureSite } from './testing/fixture-site';
import { openGateway, type TestGateway } from './testing/open-gateway';

let site: FixtureSite;
let gateway: TestGateway;
beforeAll(async () => {
  site = await createWholeSite();
  gateway = await openGateway(site);
});
afterAll(async () => {
  await gateway.close();
  await site.remove();
});

const get = (url: string, headers: Record<string, string> = {}) => gateway.app.inject({ url, headers });

describe('what an operator asks of a gateway', () => {
  test('the process says that it is alive, and what it serves from is ready', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    const ready = await get('/readyz');
    expect(ready.statusCode).toBe(200);
    expect(ready.json()).toEqual({ status: 'ready', missing: [] });
  });

  test('metrics count requests by route and name each pillar', async () => {
    await get('/healthz');
    const { body, headers } = await get('/metrics');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(body).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} [1-9]/);
    expect(body).toContain('pillar_failed{pillar="bible",version="1.0.0",kind="none"} 0');
  });

  test('a request keeps the id it came with, and gets one where it has none or a strange one', async () => {
    expect((await get('/healthz', { 'x-request-id': 'abc-1' })).headers['x-request-id']).toBe('abc-1');
    expect((await get('/healthz', { 'x-request-id': 'a b\u00e9' })).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('the composition comes with an ETag, and costs nothing where it has not changed', async () => {
    const first = await get('/api/composition');
    expect(first.json()).toMatchObject({
      revision: 1,
      pillars: [{ name: 'bible', failure: null, owner: 'bible team' }],
    });
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await get('/api/composition', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  test('every reader is anonymous, and no cache keeps that', async () => {
    const session = await get('/api/session');
    expect(session.json()).toEqual({ user: null });
    expect(session.headers['cache-control']).toBe('no-store');
  });
});

describe('behind a proxy', () => {
  const forwarded = { host: 'bible.example', 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
  const sitemapFor = async ({ app }: TestGateway, remoteAddress: string) =>
    /Sitemap: (.*)/.exec((await app.inject({ url: '/robots.txt', headers: forwarded, remoteAddress })).body)?.[1];

  test('nobody is believed unless the operator names them', async () => {
    expect(await sitemapFor(gateway, '10.1.2.3')).toBe('http://bible.example/sitemap.xml');
  });

  test('the proxies that the operator names tell who asks and how, and no other does', async () => {
    const behind = await openGateway(site, undefined, { trustedProxies: ['10.0.0.0/8'] });
    try {
      behind.app.addHook('onSend', async (request, reply) => void reply.header('x-asked-by', request.ip));
      const asked = (remoteAddress: string) =>
        behind.app.inject({ url: '/healthz', headers: forwarded, remoteAddress });
      expect((await asked('10.1.2.3')).headers['x-asked-by']).toBe('203.0.113.7');
      expect((await asked('11.1.2.3')).headers['x-asked-by']).toBe('11.1.2.3');
      expect(await sitemapFor(behind, '10.1.2.3')).toBe('https://bible.example/sitemap.xml');
    } finally {
      await behind.close();
    }
  });
});

describe('released files', () => {
  test('are kept for a year and may be fetched from any origin', async () => {
    const { headers, statusCode } = await get('/shell/1.0.0/main.js');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-type']).toMatch(/javascript/);
    expect((await get('/pillars/bible/1.0.0/pillar.json')).headers['content-type']).toMatch(/^application\/json/);
  });

  test('come compressed as the build left them', async () => {
    const plain = await get('/shell/1.0.0/main.js');
    const brotli = await get('/shell/1.0.0/main.js', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.headers['content-type']).toBe(plain.headers['content-type']);
    expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10);
    expect((await get('/shell/1.0.0/main.js', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  });

  test.each([
    '/shell/1.0.0/missing.js',
    '/shell/current',
    '/pillars/bible/2.0.0/entry.js',
    '/pillars/unknown',
    '/shell/1.0.0/',
    '/shell/1.0.0/..%2f..%2fcomposition.json',
    '/api/unknown',
    '/data/unknown',
  ])('%s is a plain 404 and never a page', async (url) => {
    const { body, headers, statusCode } = await get(url);
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).not.toContain('<');
  });
});

describe('malformed requests get the right status and one sentence', () => {
  test.each([
    ['with half an escape', '/%zz', 'This address has a broken percent escape.'],
    ['with half a character', '/bible?v=%e0%a4', 'This address has a broken percent escape.'],
    ['with a NUL', '/a%00b', 'This address has a control character in it.'],
    ['without end', `/${'a'.repeat(5000)}`, 'This address is longer than 4096 characters.'],
  ])('an address %s', async (_kind, url, sentence) => {
    const { body, headers, statusCode } = await get(url);
    expect(statusCode).toBe(400);
    expect(body).toBe(`${sentence}\n`);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('a Host header that is no host', async () => {
    const { body, statusCode } = await get('/', { host: 'exa mple"><script>' });
    expect(statusCode).toBe(400);
    expect(body).toBe('The Host header of this request is not the name of a site.\n');
  });

  test('cookies never matter', async () => {
    const plain = await get('/bible/genesis/1');
    const odd = await get('/bible/genesis/1', { cookie: '=;;%%%;a=\u00ff"; __proto__=1' });
    expect(odd.statusCode).toBe(200);
    expect(odd.body).toBe(plain.body);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('%s to a page', async (method) => {
    const answer = await gateway.app.inject({
      method,
      url: '/bible',
      payload: '{',
      headers: { 'content-type': 'x/y' },
    });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
    expect(answer.body).toBe('A page can only be read.\n');
  });
});

test('a gateway that cannot follow turns readers away with a sentence, until it can again', async () => {
  const busy = await openGateway(site, undefined, { busyAfterMs: 100 });
  try {
    const answer = async () => {
      const { statusCode, body } = await busy.app.inject('/robots.txt');
      return [statusCode, body];
    };
    const answers = async (status: number) => {
      while ((await answer())[0] !== status) await sleep(10);
    };
    const lock = new Int32Array(new SharedArrayBuffer(4));
    const keepBusy = setInterval(() => void Atomics.wait(lock, 0, 0, 400));
    await answers(503);
    expect(await answer()).toEqual([503, 'The site is busy: try again in a moment.\n']);
    clearInterval(keepBusy);
    await answers(200);
  } finally {
    await busy.close();
  }
});
