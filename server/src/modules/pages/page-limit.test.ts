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

/** Asks as a reader behind the site's proxy does. */
const get = (url: string, reader: string, headers: Record<string, string> = {}) =>
  gateway.app.inject({ url, remoteAddress: PROXY, headers: { ...headers, 'x-forwarded-for': reader } });
const statusesOf = async (urls: readonly string[], reader: string) => {
  const statuses: number[] = [];
  for (const url of urls) statuses.push((await get(url, reader)).statusCode);
  return statuses;
};
const chapters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `/bible/genesis/${from + index}`);

test('one address has so many pages rendered in a minute; then it is told to wait, and others go on', async () => {
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
  expect(body).toContain('Please wait a minute, then load this page again.');
  expect(await statusesOf(['/bible/genesis/50'], '203.0.113.2')).toEqual([200]);
});

test('pages that are kept cost nothing: who has had their share still reads them', async () => {
  await statusesOf(chapters(1, RENDERS), '203.0.113.3');
  const often = Array.from({ length: 3 * RENDERS }, (_, index) => `/bible/genesis/${1 + (index % RENDERS)}`);
  expect(new Set(await statusesOf(often, '203.0.113.3'))).toEqual(new Set([200]));
  await statusesOf(chapters(21, 20 + RENDERS), '203.0.113.3');
  expect(await statusesOf(['/bible/genesis/40', ...chapters(1, RENDERS)], '203.0.113.3')).toEqual([
    429,
    ...Array<number>(RENDERS).fill(200),
  ]);
});

test('addresses that move and addresses that are no page cost nothing', async () => {
  const urls = Array.from({ length: 3 * RENDERS }, (_, index) => [`/bible/${index}/`, `/shell/${index}`]).flat();
  expect(new Set(await statusesOf(urls, '203.0.113.4'))).toEqual(new Set([301, 404]));
  expect(await statusesOf(['/bible/genesis/49'], '203.0.113.4')).toEqual([200]);
});

test('one network of IPv6 counts as one address', async () => {
  const asked = chapters(51, 51 + RENDERS);
  const statuses: number[] = [];
  for (const [index, url] of asked.entries()) statuses.push((await get(url, `2001:db8:1:2::${index + 1}`)).statusCode);
  expect(statuses.at(-1)).toBe(429);
  expect(await statusesOf(asked.slice(-1), '2001:db8:1:3::1')).toEqual([200]);
});

test('who reads in Spanish is told so in Spanish', async () => {
  await statusesOf(chapters(61, 60 + RENDERS), '203.0.113.5');
  const { body, headers } = await get('/bible/genesis/70', '203.0.113.5', { 'accept-language': 'es' });
  expect(headers['content-language']).toBe('es');
  expect(body).toContain('<html lang="es">');
  expect(body).toContain('Espera un minuto y vuelve a cargar esta página.');
});
