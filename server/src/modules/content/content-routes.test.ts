import { randomBytes } from 'node:crypto';
import { truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createWholeSite, GENESIS, sha256, type FixtureSite } from '../../testing/fixture-site';
import { openGateway, type TestGateway } from '../../testing/open-gateway';

const LISTING = `manna-listing 1 encyclopedia\n${'people-1\tabraham\tpeople\tAbraham\n'.repeat(100)}`;
const MAP = 'files/ab12cd34/resources/maps/tribal-lands.svg';
const PDF = 'files/0011aabb/resources/downloads/reading-plan.pdf';
const EPUB = 'files/0011aabb/resources/downloads/kjv.epub';
const SONG = 'files/0011aabb/resources/media/song.mp3';
const noise = (magic: string) => Buffer.concat([Buffer.from(magic), randomBytes(10_000)]);
const files = {
  'listings/encyclopedia.listing': LISTING,
  'listings/encyclopedia.listing.br': brotliCompressSync(LISTING),
  'listings/encyclopedia.listing.gz': gzipSync(LISTING),
  [MAP]: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'files/ab12cd34/resources/maps/tribal-lands-640.webp': Buffer.from('RIFF'),
  'files/ab12cd34/resources/maps/tribal-lands-640.png': Buffer.from('PNG'),
  'files/ab12cd34/resources/art/olive.jpg': Buffer.from('JPEG'),
  [SONG]: noise('ID3'),
  [PDF]: noise('%PDF-1.7'),
  [EPUB]: noise('PK'),
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
const IMMUTABLE = 'public, max-age=31536000, immutable';

describe('a content file', () => {
  test.each([
    [MAP, 'image/svg+xml'],
    ['files/ab12cd34/resources/maps/tribal-lands-640.webp', 'image/webp'],
    ['files/ab12cd34/resources/art/olive.jpg', 'image/jpeg'],
  ])('%s is displayed inline and cached for a year', async (name, type) => {
    const { headers, rawPayload, statusCode } = await get(`/data/${name}`);
    expect(statusCode).toBe(200);
    expect(rawPayload).toEqual(Buffer.from(files[name as keyof typeof files]));
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': IMMUTABLE,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(headers['content-disposition']).toBeUndefined();
    const again = await get(`/data/${name}`, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([304, '', IMMUTABLE]);
  });

  test.each([
    ['image/avif,image/webp,image/*,*/*;q=0.8', 'image/webp', 'RIFF'],
    ['image/png,image/svg+xml,image/*;q=0.8', 'image/png', 'PNG'],
    ['*/*', 'image/png', 'PNG'],
  ])('a picture without a suffix is sent to a client that accepts %s as %s', async (accept, type, bytes) => {
    const url = '/data/files/ab12cd34/resources/maps/tribal-lands-640';
    const { headers, body } = await get(url, { accept });
    expect([headers['content-type'], headers.vary, body]).toEqual([type, 'Accept', bytes]);
    expect(headers['cache-control']).toBe(IMMUTABLE);
    const again = await get(url, { accept, 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.headers.vary]).toEqual([304, 'Accept']);
  });

  test.each([
    ['0011aabb/resources/downloads/reading-plan.pdf', 'application/pdf', 'reading-plan.pdf'],
    ['0011aabb/resources/downloads/kjv.epub', 'application/epub+zip', 'kjv.epub'],
    [
      '0011aabb/resources/downloads/reading%20plan%20%E2%80%93%20year.ics',
      'text/calendar; charset=utf-8',
      'reading_plan___year.ics',
    ],
    // A file type that the build does not make must never be executed.
    ['0011aabb/resources/odd.html', 'application/octet-stream', 'odd.html'],
  ])('%s is sent as a download with its file name', async (name, type, saved) => {
    const { headers, statusCode } = await get(`/data/files/${name}`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-type': type, 'x-content-type-options': 'nosniff' });
    expect(headers['content-disposition']).toBe(
      `attachment; filename="${saved}"; filename*=UTF-8''${name.split('/').at(-1) ?? ''}`,
    );
  });

  describe.each([
    ['a PDF', PDF],
    ['an EPUB', EPUB],
    ['a recording', SONG],
  ] as const)('%s that a reader resumes', (_kind, name) => {
    const bytes = files[name];
    const size = bytes.length;

    test('the response announces byte ranges', async () => {
      expect((await get(`/data/${name}`)).headers).toMatchObject({
        'accept-ranges': 'bytes',
        'content-length': String(size),
        etag: expect.stringMatching(/^"/),
      });
    });

    test.each([
      ['bytes=0-9', 0, 9],
      ['bytes=5000-5999', 5000, 5999],
      ['bytes=9990-', 9990, size - 1],
      ['bytes=-10', size - 10, size - 1],
      ['bytes=9000-99999', 9000, size - 1],
      ['bytes=0-99,50-199', 0, 199],
    ])('the range %s gets 206 and these bytes', async (range, start, end) => {
      const { headers, rawPayload, statusCode } = await get(`/data/${name}`, { range });
      expect(statusCode).toBe(206);
      expect(rawPayload).toEqual(bytes.subarray(start, end + 1));
      expect(headers).toMatchObject({
        'content-range': `bytes ${start}-${end}/${size}`,
        'content-length': String(end - start + 1),
        'cache-control': IMMUTABLE,
      });
    });

    test.each([`bytes=${size}-`, 'bytes=99999-100000'])('the range %s gets 416 and the file size', async (range) => {
      const { body, headers, statusCode } = await get(`/data/${name}`, { range });
      expect([statusCode, body]).toEqual([416, 'This file has no such bytes.\n']);
      expect(headers).toMatchObject({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' });
    });

    test.each(['bytes=0-9,100-109', 'bytes=x', 'lines=1-2', ''])(
      'the range "%s" gets the whole file',
      async (range) => {
        const { rawPayload, statusCode } = await get(`/data/${name}`, { range });
        expect([statusCode, rawPayload.length]).toEqual([200, size]);
      },
    );

    test('a range is sent only if the If-Range header matches the ETag', async () => {
      const { headers } = await get(`/data/${name}`);
      const resumed = (etag: string) => get(`/data/${name}`, { range: 'bytes=10-19', 'if-range': etag });
      expect((await resumed(String(headers.etag))).statusCode).toBe(206);
      expect((await resumed('"another"')).statusCode).toBe(200);
      expect((await resumed('Wed, 21 Oct 2015 07:28:00 GMT')).statusCode).toBe(200);
    });

    test('HEAD gets the size of the whole file', async () => {
      const { headers, statusCode } = await gateway.app.inject({
        url: `/data/${name}`,
        method: 'HEAD',
        headers: { range: 'bytes=0-9' },
      });
      expect([statusCode, headers['content-length']]).toEqual([200, String(size)]);
    });
  });

  test('an SVG that is opened directly cannot run scripts', async () => {
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
  ])('%s gets 404 as plain text', async (url) => {
    const { body, headers, statusCode } = await get(url);
    expect([statusCode, body]).toEqual([404, 'There is no such file.\n']);
    expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
    expect(headers.etag).toBeUndefined();
  });
});

test('half of a file is never sent, and a whole copy of it is sent instead, until it is whole again', async () => {
  const listing = 'listings/encyclopedia.listing';
  const pathOf = (name: string) => path.join(site.dist, 'content', site.release, name);
  const sent = async (url: string, encoding: string) => {
    const { statusCode, headers, rawPayload } = await get(url, { 'accept-encoding': encoding });
    return [statusCode, headers['content-encoding'], headers['cache-control'], rawPayload.length];
  };
  const [map, whole] = [`/data/${MAP}`, `/data/search/encyclopedia.listing`];
  const before = [await sent(map, 'identity'), await sent(whole, 'br')];
  for (const name of [MAP, `${listing}.br`]) await truncate(pathOf(name), 10);
  expect((await sent(map, 'identity')).slice(0, 3)).toEqual([404, undefined, 'no-store']);
  expect(await sent(whole, 'br')).toEqual([200, undefined, expect.stringContaining('s-maxage'), LISTING.length]);
  const reports = gateway.lines.filter(({ msg }) => msg.includes('does not match its hash'));
  expect(reports.map(({ msg }) => msg)).toEqual([
    expect.stringMatching(/tribal-lands\.svg does not match its hash in the manifest/),
    expect.stringMatching(/encyclopedia\.listing\.br does not match its hash in the manifest/),
  ]);
  for (const name of [MAP, `${listing}.br`] as const) await writeFile(pathOf(name), files[name as keyof typeof files]);
  expect([await sent(map, 'identity'), await sent(whole, 'br')]).toEqual(before);
});

describe('a listing', () => {
  const url = '/data/search/encyclopedia.listing';

  test('a listing is sent with the compression of the build and always revalidated', async () => {
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

  test('a listing ignores the Range header because it has several encodings', async () => {
    const { headers, rawPayload, statusCode } = await get(url, { range: 'bytes=0-9', 'accept-encoding': 'br' });
    expect([statusCode, headers['accept-ranges']]).toEqual([200, undefined]);
    expect(rawPayload).toEqual(files['listings/encyclopedia.listing.br']);
  });

  test('a listing gets 304 when the client has it', async () => {
    const { headers } = await get(url);
    const again = await get(url, { 'if-none-match': String(headers.etag), 'accept-encoding': 'br' });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag]);
  });

  test('a listing has a permanent URL with its hash', async () => {
    const { body, headers } = await get(`/data/search/encyclopedia.${sha256(LISTING).slice(0, 8)}.listing`);
    expect(body).toBe(LISTING);
    expect(headers['cache-control']).toBe(IMMUTABLE);
  });

  test('HEAD of a listing gets its size', async () => {
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
  ])('%s is not a listing', async (unknown) => {
    const { body, statusCode } = await get(unknown);
    expect([statusCode, body]).toEqual([404, 'There is no such file.\n']);
  });
});
