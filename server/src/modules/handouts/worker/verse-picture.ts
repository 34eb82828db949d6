import { Resvg } from '@resvg/resvg-js';
import { pictureSizes } from '@manna/shared/domain';
import {
  balanceLines,
  breakLines,
  element,
  escape,
  group,
  lineWidth,
  outlineText,
  printed,
  sans,
  serif,
  text,
  type Lettering,
  type Markup,
} from '@manna/shared/print';
import type { VersePictureJob } from '../handout-messages';

/** Colours of a ground, its words and what is gold on it. All words have a contrast of 4.5 at least. */
export const grounds = {
  paper: { from: '#fdf9f0', to: '#f3e9d6', words: '#2b241c', soft: '#5f5547', gold: '#b0862c' },
  night: { from: '#1b2a4a', to: '#0d1526', words: '#f7f1e3', soft: '#d9c9a6', gold: '#e3c77a' },
  wine: { from: '#5a1f1b', to: '#331110', words: '#fbf3e4', soft: '#e9cfa0', gold: '#e3c77a' },
  olive: { from: '#3d4a33', to: '#222c1e', words: '#f8f4e6', soft: '#dcd3ae', gold: '#e3c77a' },
  dawn: { from: '#fde7c8', to: '#f0b593', words: '#3a1d1a', soft: '#5f2d22', gold: '#9a4a0c' },
} as const;

const faces: Readonly<Record<VersePictureJob['face'], (size: number) => Lettering>> = {
  serif: (size) => serif(size, 500),
  italic: (size) => serif(size, 400, true),
  sans: (size) => sans(size, 500),
};

const LEADING = 1.4;
/** Parts of the shorter side. */
const MARGIN = 0.13;
const LARGEST = 0.085;
const SMALLEST = 0.018;
const STEP = 0.97;

interface Fitted {
  lettering: Lettering;
  lines: readonly string[];
  /** Width of the longest line in pixels. */
  widest: number;
  /** Height of all lines together. */
  height: number;
  /** The room that they have. */
  box: { width: number; height: number };
}

/** Height of a line of the reference, and of all that is below the verse. */
const footOf = (side: number) => ({ line: side * 0.034, foot: side * 0.034 * 4.2 });

/** The words of a verse in the largest lettering in which they fit into its picture. */
export function fitVerse({ words, face, size: chosen }: Pick<VersePictureJob, 'words' | 'face' | 'size'>): Fitted {
  const [width, height] = pictureSizes[chosen];
  const side = Math.min(width, height);
  const margin = side * MARGIN;
  const box = { width: width - 2 * margin, height: height - 2 * margin - footOf(side).foot };
  const verse = printed(words);
  for (let size = side * LARGEST; ; size *= STEP) {
    const lettering = faces[face](size);
    const plain = breakLines(verse, lettering, box.width);
    const widest = Math.max(...plain.map((line) => lineWidth(line, lettering)));
    const used = plain.length * size * LEADING;
    if ((used <= box.height && widest <= box.width) || size <= side * SMALLEST)
      return { lettering, lines: balanceLines(verse, lettering, box.width), widest, height: used, box };
  }
}

/** Two lines around the picture, with a lozenge in each corner. */
function frame(width: number, height: number, side: number, gold: string, ground: string): Markup {
  const outer = side * 0.035;
  const inner = side * 0.05;
  const corner = side * 0.013;
  const around = (gap: number, strokeWidth: number) =>
    element('rect', { x: gap, y: gap, width: width - 2 * gap, height: height - 2 * gap, 'stroke-width': strokeWidth });
  const corners = [inner, width - inner].flatMap((x) =>
    [inner, height - inner].map((y) =>
      element('path', {
        d: `M${x - corner} ${y}L${x} ${y - corner}L${x + corner} ${y}L${x} ${y + corner}Z`,
        fill: gold,
        stroke: ground,
        'stroke-width': side * 0.004,
      }),
    ),
  );
  return group({ fill: 'none', stroke: gold }, around(outer, side * 0.004), around(inner, side * 0.0015), ...corners);
}

/** A lozenge between two lines, above the reference. */
function ornament(x: number, y: number, side: number, gold: string): Markup {
  const [half, gap, lozenge] = [side * 0.12, side * 0.02, side * 0.008];
  return group(
    { fill: gold, stroke: gold, 'stroke-width': side * 0.002 },
    element('path', { d: `M${x - half} ${y}H${x - gap}M${x + gap} ${y}H${x + half}` }),
    element('path', { d: `M${x - lozenge} ${y}L${x} ${y - lozenge}L${x + lozenge} ${y}L${x} ${y + lozenge}Z` }),
  );
}

/** A verse in large letters on a coloured ground, with its reference and translation, as SVG. */
function versePictureSvg(job: VersePictureJob): string {
  const { reference, translation, siteName, size, ground } = job;
  const [width, height] = pictureSizes[size];
  const side = Math.min(width, height);
  const { from, to, words: ink, soft, gold } = grounds[ground];
  const { line, foot } = footOf(side);
  const { lettering, lines } = fitVerse(job);
  const leading = lettering.size * LEADING;
  const block = lines.length * leading;
  const top = (height - block - foot) / 2;
  const middle = width / 2;
  const centred = { x: middle, anchor: 'middle' } as const;
  const below = top + block;
  const label = { ...sans(line * 0.62, 500), spacing: line * 0.05 };
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    element('title', {}, escape(`${reference}, ${translation}`)),
    element(
      'defs',
      {},
      element(
        'linearGradient',
        { id: 'ground', x1: 0, y1: 0, x2: 0, y2: 1 },
        element('stop', { offset: 0, 'stop-color': from }),
        element('stop', { offset: 1, 'stop-color': to }),
      ),
    ),
    element('rect', { width, height, fill: 'url(#ground)' }),
    frame(width, height, side, gold, to),
    ...lines.map((each, index) =>
      text(each, lettering, { ...centred, y: top + index * leading + lettering.size * 1.02, fill: ink }),
    ),
    ornament(middle, below + line * 0.9, side, gold),
    text(reference, serif(line * 1.15, 600), { ...centred, y: below + line * 2.6, fill: ink }),
    text(`${translation} · ${siteName}`, label, { ...centred, y: below + line * 3.8, fill: soft }),
  );
}

/** The same as PNG. */
export const versePicture = (job: VersePictureJob): Uint8Array =>
  new Resvg(outlineText(versePictureSvg(job)), { font: { loadSystemFonts: false } }).render().asPng();
