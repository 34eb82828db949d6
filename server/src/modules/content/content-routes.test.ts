import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createWholeSite, GENESIS, sha256, type FixtureSite } from '../../testing/fixture-site';
import { openGateway, type TestGateway } from '../../testing/open-gateway';

const LISTING = `manna-listing 1 encyclopedia\n${'people-1\tabraham\tpeople\tAbraham\n'.repeat(100)}`;
const MAP = 'files/ab12cd34/resources/maps/tribal-lands.svg';
const files = {
  'listings/encyclopedia.listing': LISTING,
  'listings/encyclopedia.listing.br': brotliCompressSync(LISTING),
  'listings/encyclopedia.listing.gz': gzipSync(LISTING),
  [MAP]: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'files/ab12cd34/resources/maps/tribal-lands-640.webp': Buffer.from('RIFF'),
  'files/0011aabb/resources/downloads/reading-plan.pdf': Buffer.from('%PDF-1.7'),
  'files/0011aabb/resources/downloads/kjv.epub': Buffer.from('PK'),
  'files/0011aabb/resources/downloads/reading plan \u2013 year.ics': 'BEGIN:VCALENDAR',
  'files/0011aabb/resources/odd.html': '<script>alert(1)</script>',
};

let site: FixtureSite;
let gateway: TestGateway;
beforeAll(async () => {
  site = await createWholeSite();
  await site.writeContent(GENESIS, files);
  gateway = await openGateway(site);
});
afterAll(async () => {
  await gateway.close();
  await site.remove();
});

const get = (url: string, headers: Record<string, string> = {}) => gateway.app.inject({ url, headers });
const FOR_EVER = 'public, max-age=31536000, immutable';

describe('a file of the content', () => {
  test.each([
    [MAP, 'image/svg+xml'],
    ['files/ab12cd34/resources/maps/tribal-lands-640.webp', 'image/webp'],
  ])('%s is shown, and kept for a year', async (name, type) => {
    const { headers, rawPayload, statusCode } = await get(`/data/${name}`);
    expect(statusCode).toBe(200);
    expect(rawPayload).toEqual(Buffer.from(files[name as keyof typeof files]));
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': FOR_EVER,
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-disposition']).toBeUndefined();
    const again = await get(`/data/${name}`, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([304, '', FOR_EVER]);
  });

  test.each([
    ['0011aabb/resources/downloads/reading-plan.pdf', 'application/pdf', 'reading-plan.pdf'],
    ['0011aabb/resources/downloads/kjv.epub', 'application/epub+zip', 'kjv.epub'],
    [
      '0011aabb/resources/downloads/reading%20plan%20%E2%80%93%20year.ics',
      'text/calendar; charset=utf-8',
      'reading_plan___year.ics',
    ],
    // What the build does not make is never run, whatever it is.
    ['0011aabb/resources/odd.html', 'application/octet-stream', 'odd.html'],
  ])('%s is saved under its name', async (name, type, saved) => {
    const { headers, statusCode } = await get(`/data/files/${name}`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-type': type, 'x-content-type-options': 'nosniff' });
    expect(headers['content-disposition']).toBe(
      `attachment; filename="${saved}"; filename*=UTF-8''${name.split('/').at(-1) ?? ''}`,
    );
  });

  test('a picture that is opened by itself runs nothing', async () => {
    expect((await get(`/data/${MAP}`)).headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox$/);
  });

  test.each([
    '/data/files/ab12cd34/resources/maps/missing.svg',
    '/data/files/ffffffff/resources/maps/tribal-lands.svg',
    '/data/files/ab12cd34/',
    '/data/files/ab12cd34',
    '/data/files/ab12cd34/..%2f..%2fmanifest.json',
    '/data/files/../manifest.json',
    '/data/files/..%2f../manifest.json',
    '/data/files/__proto__/constructor',
    '/data/files/ab12cd34/resources/maps/tribal-lands.svg/',
    '/data/files/ab12cd34/resources/maps//tribal-lands.svg',
    '/data/files/ab12cd34/resources/maps',
  ])('%s is no file, and nothing but a sentence comes', async (url) => {
    const { body, headers, statusCode } = await get(url);
    expect([statusCode, body]).toEqual([404, 'There is no such file.\n']);
    expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
    expect(headers.etag).toBeUndefined();
  });
});

describe('a listing', () => {
  const url = '/data/search/encyclopedia.listing';

  test('comes compressed as the build left it, and is asked for anew each time', async () => {
    const plain = await get(url);
    expect(plain.body).toBe(LISTING);
    expect(plain.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
      vary: 'Accept-Encoding',
    });
    const brotli = await get(url, { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.rawPayload).toEqual(files['listings/encyclopedia.listing.br']);
    expect(brotli.headers['content-length']).toBe(String(brotli.rawPayload.length));
    const gzip = await get(url, { 'accept-encoding': 'gzip' });
    expect(gzip.rawPayload).toEqual(files['listings/encyclopedia.listing.gz']);
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(1);
  });

  test('costs nothing where the reader has it', async () => {
    const { headers } = await get(url);
    const again = await get(url, { 'if-none-match': String(headers.etag), 'accept-encoding': 'br' });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
  });

  test('has an address that never changes, by its hash', async () => {
    const { body, headers } = await get(`/data/search/encyclopedia.${sha256(LISTING).slice(0, 8)}.listing`);
    expect(body).toBe(LISTING);
    expect(headers['cache-control']).toBe(FOR_EVER);
  });

  test('is asked for by HEAD too', async () => {
    const { body, headers, statusCode } = await gateway.app.inject({ url, method: 'HEAD' });
    expect([statusCode, body, headers['content-length']]).toEqual([200, '', String(Buffer.byteLength(LISTING))]);
  });

  test.each([
    '/data/search/people.listing',
    '/data/search/encyclopedia',
    '/data/search/encyclopedia.listing.br',
    '/data/search/encyclopedia.00000000.listing',
    '/data/search/articles.listing',
    '/data/search/..%2fencyclopedia.listing',
  ])('%s is none', async (unknown) => {
    const { body, statusCode } = await get(unknown);
    expect([statusCode, body]).toEqual([404, 'There is no such file.\n']);
  });
});
