import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CurrentRevision } from '@manna/shared/contracts';
import { thorough } from '@manna/shared/testing/thorough';
import { createWholeSite, FixtureSite, GENESIS } from './testing/fixture-site';
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

describe('the operator endpoints of a gateway', () => {
  test('/healthz and /readyz report that the process is alive and that content, storage and pillars are ready', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    const ready = await get('/readyz');
    expect(ready.statusCode).toBe(200);
    const pillars = [{ name: 'bible', version: '1.0.0' }];
    const composition = { environment: 'local', revision: 1, shell: '1.0.0', pillars, canaries: [] };
    expect(ready.json()).toEqual({ status: 'ready', missing: [], composition });
  });

  test.each([
    ['another address', '203.0.113.7', {}],
    ['a proxy that is not trusted', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }],
    ['a proxy that says so in the other header', '127.0.0.1', { forwarded: 'for=127.0.0.1' }],
  ])('%s gets no metrics, and from /readyz only whether the gateway is ready', async (_who, remoteAddress, headers) => {
    const from = (url: string) => gateway.app.inject({ url, remoteAddress, headers });
    expect((await from('/readyz')).json()).toEqual({ status: 'ready', missing: [] });
    const metrics = await from('/metrics');
    expect([metrics.statusCode, metrics.body]).toEqual([404, 'There is no such file.\n']);
  });

  test('a new composition file that is refused is in /readyz and in the metrics, without its path', async () => {
    const { compositionFile } = site;
    const metric = async (name: string) => new RegExp(`^${name} (\\d+)$`, 'm').exec((await get('/metrics')).body)?.[1];
    expect(await metric('composition_revision{environment="local"}'.replace(/[{}]/g, '\\$&'))).toBe('1');
    expect(await metric('composition_file_refused')).toBe('0');
    const text = await readFile(compositionFile, 'utf8');
    await writeFile(compositionFile, '{}');
    while ((await metric('composition_file_refused')) === '0') await sleep(100);
    expect(await metric('composition_refusals_total')).toBe('1');
    expect((await get('/readyz')).json()).toMatchObject({
      status: 'ready',
      composition: { refused: 'it is not valid: schema is missing: expected 1' },
    });
    await writeFile(compositionFile, text);
  });

  test('/readyz says that the gateway stops while it still serves', async () => {
    const stopping = await openGateway(site);
    try {
      stopping.beginStop();
      const { statusCode, body } = await stopping.app.inject('/readyz');
      expect([statusCode, JSON.parse(body)]).toMatchObject([503, { status: 'stopping', missing: [] }]);
      expect((await stopping.app.inject('/healthz')).statusCode).toBe(200);
      expect((await stopping.app.inject('/bible')).statusCode).toBe(200);
    } finally {
      await stopping.close();
    }
  });

  test('metrics count requests by route and name each pillar', async () => {
    await get('/healthz');
    const { body, headers } = await get('/metrics');
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(body).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} [1-9]/);
    expect(body).toContain('pillar_failed{pillar="bible",version="1.0.0",kind="none"} 0');
  });

  test('a request keeps a valid x-request-id header, and gets a new id if it has none or an invalid one', async () => {
    expect((await get('/healthz', { 'x-request-id': 'abc-1' })).headers['x-request-id']).toBe('abc-1');
    expect((await get('/healthz', { 'x-request-id': 'a b\u00e9' })).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('GET /api/composition has an ETag and responds with 304 when the composition has not changed', async () => {
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

  test('GET /api/revision says in less than 100 bytes what open pages compare with themselves', async () => {
    const { revision, fingerprint } = (await get('/api/composition')).json<CurrentRevision>();
    const response = await get('/api/revision');
    expect(response.json()).toEqual({ revision, fingerprint });
    expect(response.body.length).toBeLessThan(100);
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  test('GET /api/shell says what a release of a pillar has to fit', async () => {
    const shell = await get('/api/shell');
    expect(shell.json()).toMatchObject({
      contract: '1.0.0',
      provides: { react: '19.3.1' },
      routes: [{ id: 'home', path: '/' }, {}, {}],
    });
    expect(shell.headers['cache-control']).toBe('no-cache');
  });

  test('GET /api/session says that a reader without a session is anonymous, and is not cached', async () => {
    const session = await get('/api/session');
    expect(session.json()).toEqual({ user: null });
    expect(session.headers['cache-control']).toBe('no-store');
  });
});

test('whatever is unavailable says when to try again', async () => {
  const broken = await FixtureSite.create();
  await broken.writeContent(GENESIS);
  await broken.writeShell();
  const pin = await broken.writePillar('bible');
  await broken.compose({ bible: { ...pin, release: `sha384-${'A'.repeat(64)}` } });
  const { app, close } = await openGateway(broken);
  try {
    const { headers, statusCode } = await app.inject('/readyz');
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  } finally {
    await close();
    await broken.remove();
  }
});

test.each([
  '/api/session',
  '/api/composition',
  '/api/shell',
  '/api/nothing',
  '/data/graphql',
  '/data/graphql?query={nonsense',
])('a browser that opens %s directly saves it', async (url) => {
  expect((await get(url)).headers['content-disposition']).toBe('attachment; filename="api.json"');
});

describe('the client address behind a proxy', () => {
  const forwarded = { host: 'localhost', 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
  const sitemapFor = async ({ app }: TestGateway, remoteAddress: string) =>
    /Sitemap: (.*)/.exec((await app.inject({ url: '/robots.txt', headers: forwarded, remoteAddress })).body)?.[1];

  test('X-Forwarded headers are ignored unless the operator trusts the proxy', async () => {
    expect(await sitemapFor(gateway, '10.1.2.3')).toBe('http://localhost/sitemap.xml');
  });

  test('X-Forwarded headers are used when a trusted proxy sends them, and ignored from any other', async () => {
    const behind = await openGateway(site, undefined, { trustedProxies: ['10.0.0.0/8'] });
    try {
      behind.app.addHook('onSend', async (request, reply) => void reply.header('x-client-ip', request.ip));
      const requestFrom = (remoteAddress: string) =>
        behind.app.inject({ url: '/healthz', headers: forwarded, remoteAddress });
      expect((await requestFrom('10.1.2.3')).headers['x-client-ip']).toBe('203.0.113.7');
      expect((await requestFrom('11.1.2.3')).headers['x-client-ip']).toBe('11.1.2.3');
      expect(await sitemapFor(behind, '10.1.2.3')).toBe('https://localhost/sitemap.xml');
    } finally {
      await behind.close();
    }
  });

  test.each(['null', 'javascript', 'a'.repeat(1_000), '__proto__'])(
    'an X-Forwarded-Proto such as %.12s that a trusted proxy passes on is refused everywhere',
    async (protocol) => {
      const behind = await openGateway(site, undefined, { trustedProxies: ['10.0.0.0/8'] });
      try {
        const headers = { ...forwarded, 'x-forwarded-proto': protocol };
        for (const url of ['/', '/bible/ruth/1', '/oauth2/login', '/oauth2/logout', '/robots.txt', '/sitemap.xml']) {
          const { statusCode, body } = await behind.app.inject({ url, headers, remoteAddress: '10.1.2.3' });
          expect([url, statusCode]).toEqual([url, 400]);
          expect(body).toContain('The X-Forwarded-Proto header of this request is neither http nor https.');
        }
      } finally {
        await behind.close();
      }
    },
  );
});

describe('release files', () => {
  test('release files are cached for a year and may be fetched from any origin', async () => {
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

  test('release files are sent with the compression of the build', async () => {
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
  ])('%s gets 404 as plain text, never a page', async (url) => {
    const { body, headers, statusCode } = await get(url);
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).not.toContain('<');
  });
});

describe('a malformed request gets the right status and one sentence', () => {
  test.each([
    ['with half an escape', '/%zz', 'This URL has a broken percent escape.'],
    ['with half a character', '/bible?v=%e0%a4', 'This URL has a broken percent escape.'],
    ['with a NUL', '/a%00b', 'This URL has a control character or a line separator in it.'],
    ['with a line separator', '/a%e2%80%a8b', 'This URL has a control character or a line separator in it.'],
    ['without end', `/${'a'.repeat(5000)}`, 'This URL is longer than 4096 characters.'],
  ])('a URL %s is refused', async (_kind, url, sentence) => {
    const { body, headers, statusCode } = await get(url);
    expect(statusCode).toBe(400);
    expect(body).toBe(`${sentence}\n`);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('an invalid Host header gets 400', async () => {
    const { body, statusCode } = await get('/', { host: 'exa mple"><script>' });
    expect(statusCode).toBe(400);
    expect(body).toBe('The Host header of this request is not a valid host name.\n');
  });

  test('a host of another name gets 421 and nothing of its own, except from a probe', async () => {
    for (const url of ['/', '/robots.txt', '/sitemap.xml', '/data/graphql']) {
      const { body, headers, statusCode } = await get(url, { host: 'other.example' });
      expect([statusCode, headers['cache-control']]).toEqual([421, 'no-store']);
      expect(body).toContain('This gateway does not answer for that host');
    }
    expect((await get('/healthz', { host: '10.0.0.7:9000' })).statusCode).toBe(200);
  });

  test('cookies do not change a page', async () => {
    const plain = await get('/bible/genesis/1');
    const odd = await get('/bible/genesis/1', { cookie: '=;;%%%;a=\u00ff"; __proto__=1' });
    expect(odd.statusCode).toBe(200);
    expect(odd.body).toBe(plain.body);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('%s to the path of a page gets 405', async (method) => {
    const response = await gateway.app.inject({
      method,
      url: '/bible',
      payload: '{',
      headers: { 'content-type': 'x/y' },
    });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD');
    expect(response.body).toBe('A page can only be read.\n');
  });
});

thorough.test('a gateway that stalls for a second now and then refuses nobody', async () => {
  const stalling = await openGateway(site, undefined, { busyAfterMs: 3_000 });
  const lock = new Int32Array(new SharedArrayBuffer(4));
  const stall = setInterval(() => void Atomics.wait(lock, 0, 0, 1_100));
  try {
    for (let turn = 0; turn < 3; turn += 1) {
      // As long as a stall.
      await sleep(10);
      expect((await stalling.app.inject('/robots.txt')).statusCode).toBe(200);
    }
  } finally {
    clearInterval(stall);
    await stalling.close();
  }
});

test('an overloaded gateway refuses requests with 503 until it recovers', async () => {
  const busy = await openGateway(site, undefined, { busyAfterMs: 100 });
  try {
    const requestPage = async () => {
      const { statusCode, body } = await busy.app.inject('/robots.txt');
      return [statusCode, body];
    };
    const waitForStatus = async (status: number) => {
      while ((await requestPage())[0] !== status) await sleep(10);
    };
    const lock = new Int32Array(new SharedArrayBuffer(4));
    const keepBusy = setInterval(() => void Atomics.wait(lock, 0, 0, 400));
    await waitForStatus(503);
    expect(await requestPage()).toEqual([503, 'The site is busy: try again in a moment.\n']);
    clearInterval(keepBusy);
    await waitForStatus(200);
  } finally {
    await busy.close();
  }
});
