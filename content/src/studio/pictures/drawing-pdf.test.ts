import { element, group, serif, text } from '@manna/shared/print';
import { readPdf } from '@manna/shared/print/read-pdf';
import { ContentError } from '../../base/content-error';
import { drawingPdf } from './drawing-pdf';
import { sheet } from './sheet';

const order = { slug: 'a-map', name: 'A map', summary: 'What it shows.' };
const pictureOf = (...parts: string[]) => ({
  svg: sheet({ title: 'A map', description: 'A map with a few places on it.', height: 540 }, ...parts),
  width: 1080,
  height: 540,
  alt: 'Map of a way from Ur to Haran.',
  caption: 'The way to Haran.',
  credit: 'Drawn in a test.',
});
const clip = element(
  'defs',
  {},
  element('clipPath', { id: 'frame' }, element('rect', { width: 500, height: 400, rx: 6 })),
);
const map = pictureOf(
  clip,
  group(
    { 'clip-path': 'url(#frame)', transform: 'translate(20 20)' },
    element('path', {
      d: 'M0 0L100 100',
      stroke: '#9c2a22',
      'stroke-width': 4,
      'stroke-dasharray': '9 6',
      opacity: 0.5,
    }),
    element('circle', { cx: 50, cy: 50, r: 7, fill: '#2b241c' }),
    text('Haran', serif(27), { x: 60, y: 60, halo: '#faf6ee', rotate: 30 }),
  ),
);

test('the PDF of a drawing has one page in its proportions, with its words, caption and credit', async () => {
  const { name, bytes } = await drawingPdf(order, map);
  const { pages, text: words, source } = readPdf(bytes);
  expect(name).toBe('a-map.pdf');
  expect(pages).toBe(1);
  expect(words[0]?.split('\n')).toEqual(['Haran', 'The way to Haran.', 'Drawn in a test.']);
  const [, width = 0, height = 0] = (/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(source) ?? []).map(Number);
  expect(width).toBeCloseTo(595.28);
  expect(height).toBeGreaterThan(595.28 / 2);
  expect(height).toBeLessThan(595.28 / 2 + 80);
});

test('the PDF of a drawing is tagged: the drawing is a figure with an alternative text', async () => {
  const { source } = readPdf((await drawingPdf(order, map)).bytes);
  expect(source).toContain('/Marked true');
  expect(source).toContain('/S /Figure');
  expect(source).toContain('/Alt (Map of a way from Ur to Haran.)');
});

test('the PDF of a drawing has no pixels, and the same bytes each time', async () => {
  const [one, other] = [await drawingPdf(order, map), await drawingPdf(order, map)];
  expect(readPdf(one.bytes).source).not.toContain('/Subtype /Image');
  expect(Buffer.from(one.bytes).equals(other.bytes)).toBe(true);
});

test.each([
  ['an element', 'ellipse', element('ellipse', { rx: 5, ry: 3 })],
  ['a transformation', 'skewX', element('path', { d: 'M0 0H9', transform: 'skewX(20)' })],
  [
    'the parts of a line of words',
    'tspan',
    '<text x="1" y="9" font-family="Inter" font-size="9"><tspan>tspan</tspan></text>',
  ],
])('making a PDF fails with a message when a drawing has %s that it cannot have', async (_what, named, part) => {
  const making = drawingPdf(order, pictureOf(part));
  await expect(making).rejects.toThrow(ContentError);
  if (named !== 'tspan') await expect(making).rejects.toThrow(named);
});
