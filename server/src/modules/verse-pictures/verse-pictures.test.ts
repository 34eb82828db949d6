import { asLines, createWholeSite, GENESIS, type FixtureSite } from '../../testing/fixture-site';
import { openGateway, type TestGateway } from '../../testing/open-gateway';

let site: FixtureSite;
let gateway: TestGateway;
beforeAll(async () => {
  site = await createWholeSite();
  const verses = [{ id: 1_001_001, osisId: 'Gen.1.1', texts: { kjv: GENESIS['Gen.1'] }, crossReferences: [] }];
  await site.writeContent(GENESIS, { 'verses.ndjson': asLines(verses) });
  gateway = await openGateway(site);
});
afterAll(async () => {
  await gateway.close();
  await site.remove();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  gateway.app.inject({ url, headers: { host: 'localhost', ...headers } });

/** Width and height of a PNG in pixels. */
const sizeOf = (png: Buffer): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

test.each([
  ['', [1080, 1080]],
  ['?size=story&ground=night&face=italic', [1080, 1920]],
  ['?size=wide&ground=wine', [1200, 630]],
  ['?size=print&ground=olive&face=sans', [2400, 3000]],
])('a verse is a picture in the size and the look of the query "%s"', async (query, size) => {
  const { statusCode, headers, rawPayload } = await get(`/verse-pictures/kjv/Gen.1.1.png${query}`);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('image/png');
  expect(headers['content-disposition']).toContain('Genesis 1.1.png');
  expect(sizeOf(rawPayload)).toEqual(size);
});

test('a picture that a reader has is not sent again', async () => {
  const { headers } = await get('/verse-pictures/kjv/Gen.1.1.png');
  const again = await get('/verse-pictures/kjv/Gen.1.1.png', { 'if-none-match': String(headers.etag) });
  expect(again.statusCode).toBe(304);
});

test.each([
  '/verse-pictures/kjv/Gen.1.2.png',
  '/verse-pictures/web/Gen.1.1.png',
  '/verse-pictures/__proto__/Gen.1.1.png',
  '/verse-pictures/kjv/Gen.1.png',
  '/verse-pictures/kjv/Gen.1.1.svg',
  '/verse-pictures/kjv',
])('%s is no picture', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

test.each([
  ['ground=green', '"ground" is unknown: use paper or night or wine or olive or dawn.'],
  ['size=huge', '"size" is unknown: use square or story or wide or print.'],
  ['colour=red', 'Choose only among size, ground, face.'],
])('the choice %s is refused with a sentence', async (query, sentence) => {
  const { statusCode, body } = await get(`/verse-pictures/kjv/Gen.1.1.png?${query}`);
  expect(statusCode).toBe(400);
  expect(body).toBe(`${sentence}\n`);
});
