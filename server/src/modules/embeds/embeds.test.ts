import { createWholeSite, GENESIS, type FixtureSite } from '../../testing/fixture-site';
import { openGateway, type TestGateway } from '../../testing/open-gateway';
import { sampleContent } from '../../testing/sample-content';

let site: FixtureSite;
let gateway: TestGateway;
beforeAll(async () => {
  site = await createWholeSite();
  await site.writeContent(GENESIS, sampleContent);
  gateway = await openGateway(site);
});
afterAll(async () => {
  await gateway.close();
  await site.remove();
});

const ORIGIN = 'http://localhost';
const MAP = '/resources/maps/way-of-abraham';
const VERSE = '/bible/genesis/12?v=1';
const get = (url: string) => gateway.app.inject({ url, headers: { host: 'localhost' } });
const oembed = (page: string, rest = '') => get(`/oembed?url=${encodeURIComponent(ORIGIN + page)}${rest}`);

describe('an embedded page', () => {
  test('shows a picture with its credit and a link to its page', async () => {
    const { statusCode, body } = await get(`/embed${MAP}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('The way of Abraham');
    expect(body).toContain(`href="${ORIGIN}${MAP}"`);
    expect(body).toMatch(/<img src="\/data\/files\/[0-9a-f]{8}\/[^"]+\.webp"[^>]+alt="[^"]+"/);
    expect(body).not.toContain('<script');
  });

  test('shows the text of a verse and names its translation', async () => {
    const { body } = await get(`/embed${VERSE}`);
    expect(body).toContain('KJV of 12:1');
    expect(body).toContain('King James Version');
    expect(body).toContain('Genesis 12:1');
    expect(body).toContain(`href="${ORIGIN}${VERSE}"`);
  });

  test.each(['/bible/passage/gen12v1', '/bible/passage/Gen.12.1', '/bible/kjv/genesis/12?v=1'])(
    'shows the verse of %s, however its page is called',
    async (path) => {
      const { statusCode, body } = await get(`/embed${path}`);
      expect(statusCode).toBe(200);
      expect(body).toContain('KJV of 12:1');
    },
  );

  test('may be in a frame on any site, and no other response may', async () => {
    const { headers } = await get(`/embed${VERSE}`);
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['content-security-policy']).toContain('frame-ancestors *');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain('script-src');
    for (const url of ['/', MAP, `/oembed?url=${ORIGIN}${MAP}`]) {
      const other = (await get(url)).headers;
      expect(other['x-frame-options']).toBe('DENY');
      expect(other['content-security-policy']).toContain("frame-ancestors 'none'");
    }
  });

  test.each([
    '/embed/resources/maps/none',
    '/embed/bible/genesis/1',
    '/embed/bible/genesis/1?v=1-90',
    '/embed/bible/compare/genesis/12?v=1',
    '/embed/search',
  ])('%s is a 404', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('the oEmbed endpoint', () => {
  test('describes a map and a verse as a frame, as wide as the limit allows', async () => {
    const { headers, body } = await oembed(VERSE, '&maxwidth=320');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(body)).toMatchObject({ version: '1.0', type: 'rich', width: 320, title: 'Genesis 12:1' });
    const map = JSON.parse((await oembed(MAP)).body) as { type: string; html: string };
    expect(map.type).toBe('rich');
    expect(map.html).toContain(`<iframe src="${ORIGIN}/embed${MAP}"`);
  });

  test.each([
    [`/oembed?url=${ORIGIN}${MAP}&format=xml`, 501, 'json'],
    ['/oembed', 400, 'url'],
    [`/oembed?url=${ORIGIN}${MAP}&maxwidth=0`, 400, 'maxwidth'],
    [`/oembed?url=${ORIGIN}/search`, 404, 'nothing to embed'],
    [`/oembed?url=https://elsewhere.test${MAP}`, 404, 'nothing to embed'],
    ['/oembed?url=nonsense', 404, 'nothing to embed'],
  ])('%s is refused with status %i', async (url, status, words) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(status);
    expect(body).toContain(words);
  });
});
