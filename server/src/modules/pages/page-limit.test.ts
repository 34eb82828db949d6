import { createWholeSite, type FixtureSite } from '../../testing/fixture-site';
import { openGateway, type TestGateway } from '../../testing/open-gateway';

const RENDERS = 4;
const PROXY = '10.0.0.1';
let site: FixtureSite;
let gateway: TestGateway;
beforeAll(async () => {
  site = await createWholeSite();
  gateway = await openGateway(site, undefined, { rendersPerMinute: RENDERS, trustedProxies: [PROXY] });
});
afterAll(async () => {
  await gateway.close();
  await site.remove();
});

/** Sends a request as a reader behind the proxy of the site. */
const get = (url: string, reader: string, headers: Record<string, string> = {}) =>
  gateway.app.inject({ url, remoteAddress: PROXY, headers: { ...headers, 'x-forwarded-for': reader } });
const statusesOf = async (urls: readonly string[], reader: string) => {
  const statuses: number[] = [];
  for (const url of urls) statuses.push((await get(url, reader)).statusCode);
  return statuses;
};
const chapters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `/bible/genesis/${from + index}`);

test('an IP address over the limit of renderings per minute gets 429, and others do not', async () => {
  expect(await statusesOf(chapters(1, RENDERS), '203.0.113.1')).toEqual(Array(RENDERS).fill(200));
  const { body, headers, statusCode } = await get('/bible/genesis/50', '203.0.113.1');
  expect(statusCode).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-language': 'en',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
  expect(headers.etag).toBeUndefined();
  expect(body).toContain('<h1>Too Many Requests</h1>');
  expect(body).toContain('Please wait a minute, then reload this page.');
  expect(await statusesOf(['/bible/genesis/50'], '203.0.113.2')).toEqual([200]);
});

test('cached pages do not count, and are served to a reader over the limit', async () => {
  await statusesOf(chapters(1, RENDERS), '203.0.113.3');
  const often = Array.from({ length: 3 * RENDERS }, (_, index) => `/bible/genesis/${1 + (index % RENDERS)}`);
  expect(new Set(await statusesOf(often, '203.0.113.3'))).toEqual(new Set([200]));
  await statusesOf(chapters(21, 20 + RENDERS), '203.0.113.3');
  expect(await statusesOf(['/bible/genesis/40', ...chapters(1, RENDERS)], '203.0.113.3')).toEqual([
    429,
    ...Array<number>(RENDERS).fill(200),
  ]);
});

test('redirects and paths that are not pages do not count', async () => {
  const urls = Array.from({ length: 3 * RENDERS }, (_, index) => [`/bible/${index}/`, `/shell/${index}`]).flat();
  expect(new Set(await statusesOf(urls, '203.0.113.4'))).toEqual(new Set([301, 404]));
  expect(await statusesOf(['/bible/genesis/49'], '203.0.113.4')).toEqual([200]);
});

test('an IPv6 network counts as one IP address', async () => {
  const urls = chapters(51, 51 + RENDERS);
  const statuses: number[] = [];
  for (const [index, url] of urls.entries()) statuses.push((await get(url, `2001:db8:1:2::${index + 1}`)).statusCode);
  expect(statuses.at(-1)).toBe(429);
  expect(await statusesOf(urls.slice(-1), '2001:db8:1:3::1')).toEqual([200]);
});

test('a reader over the limit gets the page in their language', async () => {
  await statusesOf(chapters(61, 60 + RENDERS), '203.0.113.5');
  const { body, headers } = await get('/bible/genesis/70', '203.0.113.5', { 'accept-language': 'es' });
  expect(headers['content-language']).toBe('es');
  expect(body).toContain('<html lang="es">');
  expect(body).toContain('Espera un minuto y vuelve a cargar esta página.');
});
