import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { createBareSite, type FixtureSite } from '../../testing/fixture-site';
import { openGateway, type TestGateway } from '../../testing/open-gateway';

const READER = '00000000-0000-4000-8000-000000000001';

interface Received extends Pick<IncomingMessage, 'method' | 'url' | 'headers'> {
  body: string;
}

let site: FixtureSite;
let gateway: TestGateway;
let backend: Server;
let origin: string;
let reader: string | null;
const received: Received[] = [];

beforeAll(async () => {
  backend = createServer((request, response) => {
    void text(request).then((body) => {
      const { method, url, headers } = request;
      received.push({ method, url, headers, body });
      if (url === '/late') return;
      if (url === '/elsewhere') return response.writeHead(302, { location: `${origin}/inside` }).end();
      const caching =
        url === '/mine' ? { 'cache-control': 'private, max-age=60' } : { 'cache-control': 'public, max-age=60' };
      const cookies = { 'set-cookie': 'theirs=1', 'x-powered-by': 'a garden', etag: '"1"' };
      response.writeHead(method === 'POST' ? 201 : 200, { 'content-type': 'text/html', ...caching, ...cookies });
      return response.end('<script>alert(1)</script>');
    });
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  site = await createBareSite();
  const [bible, garden, gone] = [
    await site.writePillar('bible'),
    await site.writePillar('garden'),
    await site.writePillar('gone'),
  ];
  await site.compose(
    { bible, garden, gone },
    {
      more: {
        garden: { backend: { origin, timeoutMs: 300 } },
        gone: { backend: { origin: 'http://127.0.0.1:1', timeoutMs: 300 } },
      },
    },
  );
  gateway = await openGateway(site, undefined, {
    readerOf: () => Promise.resolve(reader === null ? null : { id: reader }),
  });
});
afterAll(async () => {
  await gateway.close();
  await site.remove();
  backend.closeAllConnections();
  backend.close();
});
beforeEach(() => {
  received.length = 0;
  reader = null;
});

interface Asked {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  payload?: string;
}
const ask = (url: string, { method = 'GET', headers = {}, payload = '' }: Asked = {}) =>
  gateway.app.inject({
    method,
    url,
    headers: { 'sec-fetch-site': 'same-origin', cookie: 'dm-session=secret', ...headers },
    ...(payload && { payload }),
  });

test('a page reaches the back end of its pillar with its path, its query, its body and little else', async () => {
  const { statusCode, body } = await ask('/api/pillars/garden/plots/a%2Fb?of=olives', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/html',
      'x-forwarded-for': '10.0.0.1',
      'if-match': '"1"',
    },
    payload: '{"trees":3}',
  });
  expect([statusCode, body]).toEqual([201, '<script>alert(1)</script>']);
  expect(received).toMatchObject([{ method: 'POST', url: '/plots/a%2Fb?of=olives', body: '{"trees":3}' }]);
  const { headers } = received[0] ?? {};
  expect(headers).toMatchObject({ accept: 'text/html', 'content-type': 'application/json', 'if-match': '"1"' });
  for (const name of ['cookie', 'x-forwarded-for', 'authorization']) expect(headers).not.toHaveProperty(name);
});

test('what a back end sends cannot run on this site, sets no cookie and is stored for nobody else', async () => {
  const { headers } = await ask('/api/pillars/garden/plots');
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    etag: '"1"',
  });
  expect(headers).not.toHaveProperty('set-cookie');
  expect(headers).not.toHaveProperty('x-powered-by');
  expect((await ask('/api/pillars/garden/mine')).headers['cache-control']).toBe('private, max-age=60');
});

test('a back end learns which reader asks, by a name for this pillar alone that it can check', async () => {
  reader = READER;
  await ask('/api/pillars/garden/plots');
  await ask('/api/pillars/garden/plots');
  const keys = (await ask('/api/pillar-keys')).json<JSONWebKeySet>();
  expect(JSON.stringify(keys)).not.toContain('"d"');
  const subjects = await Promise.all(
    received.map(async ({ headers }) => {
      const token = String(headers.authorization).replace('Bearer ', '');
      const { payload } = await jwtVerify(token, createLocalJWKSet(keys), {
        audience: 'garden',
        issuer: 'http://localhost',
      });
      expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(60);
      return payload.sub;
    }),
  );
  expect(subjects[0]).toMatch(/^[\w-]{43}$/);
  expect(subjects[1]).toBe(subjects[0]);
  expect(JSON.stringify(received)).not.toContain(READER);
});

test.each([
  ['is late', '/api/pillars/garden/late', 504, 'The back end of garden did not respond in 300 ms.'],
  ['is not there', '/api/pillars/gone/plots', 502, 'The back end of gone does not respond.'],
  [
    'redirects',
    '/api/pillars/garden/elsewhere',
    502,
    'The back end of garden sent a redirect, which is not passed on.',
  ],
  ['is none', '/api/pillars/bible/plots', 404, 'No pillar of this site with the name bible has a back end.'],
])('a back end that %s costs its own request only, with a sentence', async (_, url, status, message) => {
  const response = await ask(url);
  expect(response.statusCode).toBe(status);
  expect(response.json()).toEqual({ errors: [{ message }] });
  expect(response.headers['cache-control']).toBe('no-store');
});

test('no other site and no path can make the gateway ask for something else', async () => {
  expect((await ask('/api/pillars/garden/plots', { headers: { 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(
    403,
  );
  expect((await ask('/api/pillars/g%61rden/plots')).statusCode).toBe(404);
  expect(received).toEqual([]);
  await ask('/api/pillars/garden//evil.example/plots');
  await ask('/api/pillars/garden/@evil.example/');
  expect(received.map(({ url, headers }) => [url, headers.host])).toEqual([
    ['//evil.example/plots', new URL(origin).host],
    ['/@evil.example/', new URL(origin).host],
  ]);
  expect((await ask('/api/pillars/garden/plots', { method: 'POST', payload: 'x'.repeat(1_100_000) })).statusCode).toBe(
    413,
  );
});
