import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Entry } from '@manna/shared/contracts';
import { readPdf } from '@manna/shared/print/read-pdf';
import { Resvg } from '@resvg/resvg-js';
import { asLines, createWholeSite, type FixtureSite } from '../../testing/fixture-site';
import { openGateway, type TestGateway } from '../../testing/open-gateway';
import { sampleContent, sampleEntries } from '../../testing/sample-content';

const PERSON = '/handouts/encyclopedia/people/abraham.pdf';
const ARTICLE = '/handouts/articles/culture/the-tents-of-mamre.pdf';

const picture: Entry['images'][number] = {
  name: 'Tents',
  caption: 'Tents below an oak',
  alt: 'Three black tents and a tree',
  credit: 'Drawn for this test',
  fileHash: 'ab'.repeat(32),
  prettyPath: 'drawings/tents',
  width: 640,
  height: 480,
  widths: [320, 640, 1280],
  svg: true,
};

const figure: Entry['body'][number] = {
  kind: 'figure',
  alt: 'A tent with two rooms',
  caption: [{ kind: 'text', text: 'The plan of a tent' }],
  width: 320,
  height: 200,
  shapes: [
    { tag: 'rect', x: 10, y: 10, width: 300, height: 180, rx: 4, fill: 'var(--sunk)', stroke: 'var(--accent)' },
    { tag: 'line', x1: 160, y1: 10, x2: 160, y2: 190, stroke: 'currentColor', strokeDasharray: '4 3' },
    { tag: 'path', d: 'M20 20a10 10 0 0 1 20 0z', fill: 'var(--blue)', fillOpacity: 0.5 },
    { tag: 'circle', cx: 60, cy: 60, r: 5, stroke: 'var(--rule)', strokeDasharray: '0 4' },
    // The flags of an arc need no space between them.
    { tag: 'path', d: 'M20 60a10 10 0 0120 0z' },
    { tag: 'ellipse', cx: 90, cy: 60, rx: 9, ry: 5 },
    { tag: 'polyline', points: '10,10 20,20 30,10', fill: 'none', stroke: 'var(--red)' },
    { tag: 'polygon', points: '10 40 20 50 30 40' },
    // No font of the site has an arrow.
    { tag: 'text', x: 80, y: 100, fontWeight: 600, textAnchor: 'middle', text: 'Women’s room →' },
  ],
};

const entries = sampleEntries.map((entry): Entry => {
  if (entry.slug === 'abraham') return { ...entry, images: [picture] };
  return entry.typename === 'Article' ? { ...entry, body: [...entry.body, figure] } : entry;
});

const pngOf = (width: number): Buffer =>
  new Resvg('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><circle cx="2" cy="1" r="1"/></svg>', {
    fitTo: { mode: 'width', value: width },
  })
    .render()
    .asPng();
const nameOf = (width: number) => `files/abababab/drawings/tents-${width}.png`;

let site: FixtureSite;
let gateway: TestGateway;
beforeAll(async () => {
  site = await createWholeSite();
  await site.writeContent(
    { 'Gen.1': 'In the beginning.' },
    {
      ...sampleContent,
      'entries.ndjson': asLines(entries),
      ...Object.fromEntries(picture.widths.map((width) => [nameOf(width), pngOf(width)])),
    },
  );
  gateway = await openGateway(site);
});
afterAll(async () => {
  await gateway.close();
  await site.remove();
});

async function pdfOf(url: string) {
  const { statusCode, headers, rawPayload } = await gateway.app.inject({ url, headers: { host: 'localhost' } });
  expect(statusCode).toBe(200);
  const { source, text } = readPdf(rawPayload);
  // A picture whose file has an alpha channel is followed by its mask, in grey.
  const pictures = source
    .split('endobj')
    .filter((object) => object.includes('/Subtype /Image') && object.includes('/ColorSpace /DeviceRGB'));
  const widths = pictures.map((object) => Number(/\/Width (\d+)/.exec(object)?.[1]));
  return { source, widths, rawPayload, etag: headers.etag, words: text.join('\n').replaceAll(/\s+/g, ' ') };
}

test('the picture of an entry is printed as a figure with its alternative text, caption and credit', async () => {
  const { source, widths, words } = await pdfOf(PERSON);
  expect(widths).toEqual([1280]);
  const element = source.split('endobj').find((object) => object.includes('/S /Figure'));
  expect(element).toContain('/Alt (Three black tents and a tree)');
  expect(element).toContain('/BBox');
  expect(source).toContain('/S /Caption');
  expect(words).toMatch(/in one plain sentence\..*Tents below an oak.*Drawn for this test.*Abraham in prose/);
  expect(words).not.toContain('Three black tents');
});

test('the PDF contains the narrowest file of a picture that is wide enough for its column', async () => {
  expect((await pdfOf(`${PERSON}?columns=2&margins=wide`)).widths).toEqual([640]);
});

test('a PDF with a picture has the same bytes when it is made again', async () => {
  const first = await pdfOf(PERSON);
  await rm(path.join(site.dataDir, 'handouts'), { recursive: true });
  expect((await pdfOf(PERSON)).rawPayload.equals(first.rawPayload)).toBe(true);
});

test('a narrower file is printed when the right one is missing, and words when all are', async () => {
  const folder = path.join(site.dist, 'content', site.release);
  const before = await pdfOf(PERSON);
  await rm(path.join(folder, nameOf(1280)));
  expect((await pdfOf(PERSON)).widths).toEqual([640]);
  for (const width of [320, 640]) await rm(path.join(folder, nameOf(width)));
  const without = await pdfOf(PERSON);
  expect(without.widths).toEqual([]);
  expect(without.words).toContain('Figure: Tents below an oak Drawn for this test Three black tents and a tree');
  expect(without.etag).not.toBe(before.etag);
  for (const width of picture.widths) await site.write(`content/${site.release}/${nameOf(width)}`, pngOf(width));
  expect((await pdfOf(PERSON)).etag).toBe(before.etag);
});

test('a figure of the prose is drawn with its words, above its caption', async () => {
  const { source, words } = await pdfOf(ARTICLE);
  expect(words).toMatch(/Women’s room The plan of a tent/);
  expect(words).not.toContain('Figure:');
  const element = source.split('endobj').find((object) => object.includes('/S /Figure'));
  expect(element).toContain('/Alt (A tent with two rooms)');
});
