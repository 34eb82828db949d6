import { serif } from './lettering';
import { outlineText } from './outline-text';
import { PrintError } from './print-error';
import { element, escape, type Markup } from './svg';
import { text } from './text';

const svg = (...parts: Markup[]) =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 1080 200' },
    element('title', {}, 'A picture'),
    element('desc', {}, 'What it shows'),
    ...parts,
  );
const count = (markup: string, what: string) => markup.split(what).length - 1;

test('a picture needs no font: its words are outlines, its title and description stay words', () => {
  const made = outlineText(svg(text('Bethel', serif(30), { x: 40, y: 60 })));
  expect(made).not.toContain('<text');
  expect(made).not.toContain('font-family');
  expect(made).toContain('<title>A picture</title>');
  expect(made).toContain('<desc>What it shows</desc>');
});

test('a letter is drawn once and used as often as it comes', () => {
  const made = outlineText(svg(text('Bethel', serif(30), { x: 40, y: 60 }), text('Beth', serif(30), { x: 40, y: 90 })));
  expect(count(made, '<path id="glyph')).toBe(5);
  expect(count(made, '<use')).toBe(10);
});

test('the edge of letters lies below all of them', () => {
  const made = outlineText(svg(text('Ur', serif(30), { x: 40, y: 60, halo: '#ffffff' })));
  expect(count(made, '<use')).toBe(4);
  const [first = '', second = ''] = made.split('<g transform').slice(1);
  expect(first).toContain('stroke="#ffffff"');
  expect(second).not.toContain('stroke');
});

test('text is aligned to its anchor', () => {
  const xOf = (anchor: 'start' | 'middle' | 'end') =>
    Number(/translate\(([\d.]+)/.exec(outlineText(svg(text('Hebron', serif(40), { x: 500, y: 60, anchor }))))?.[1]);
  expect(xOf('start')).toBe(500);
  expect(xOf('middle') - xOf('end')).toBeCloseTo(xOf('start') - xOf('middle'), 1);
  expect(xOf('end')).toBeLessThan(400);
});

test('parts of a line follow each other and keep their own ink', () => {
  const line =
    '<text x="10" y="50" font-family="Inter" font-size="20">one <tspan fill="red" font-weight="700">two</tspan> three</text>';
  const made = outlineText(svg(line));
  const places = [...made.matchAll(/translate\(([\d.]+) 50\)/g)].map(([, x]) => Number(x));
  expect(places).toHaveLength(3);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(made).toMatch(/translate\([\d.]+ 50\)[^>]*fill="red"/);
});

test('signs of markup in a name stay what they are', () => {
  const made = outlineText(
    element('svg', {}, element('title', {}, escape('Salt & <Light>')), element('desc', {}, '"x"')),
  );
  expect(made).toContain('<title>Salt &amp; &lt;Light&gt;</title>');
});

test.each([
  ['a style attribute', '<text style="fill:red">x</text>', 'has a style'],
  ['a style sheet', '<style>text{}</style>', 'has a style'],
  ['a family that is not there', '<text font-family="Arial" font-size="9">x</text>', 'Arial'],
  ['a size that is no number', '<text font-family="Inter" font-size="1em">x</text>', 'font-size="1em"'],
  ['markup that is not closed', '<g>', 'no well-formed SVG'],
])('%s is refused with a sentence', (_, markup, sentence) => {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`;
  expect(() => outlineText(drawn)).toThrow(PrintError);
  expect(() => outlineText(drawn)).toThrow(sentence);
});
