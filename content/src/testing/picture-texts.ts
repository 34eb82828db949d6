import sax from 'sax';
import { lineWidth } from '@manna/shared/print';
import type { Family } from '@manna/shared/print';

export type Corner = readonly [x: number, y: number];

/** A line of text on a drawn picture, and the four corners of the box that it fills. */
export interface PictureText {
  readonly words: string;
  readonly corners: readonly Corner[];
}

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
const identity: Matrix = [1, 0, 0, 1, 0, 0];

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

function matrixOf(transform: string | undefined): Matrix {
  return [...(transform ?? '').matchAll(/(\w+)\(([^)]*)\)/g)].reduce((matrix, [, name, list = '']) => {
    const [x = 0, y = 0, z = 0] = list.split(/[ ,]+/).map(Number);
    if (name === 'translate') return times(matrix, [1, 0, 0, 1, x, y]);
    if (name === 'scale') return times(matrix, [x, 0, 0, list.includes(' ') ? y : x, 0, 0]);
    const [cos, sin] = [Math.cos((x * Math.PI) / 180), Math.sin((x * Math.PI) / 180)];
    return times(times(times(matrix, [1, 0, 0, 1, y, z]), [cos, sin, -sin, cos, 0, 0]), [1, 0, 0, 1, -y, -z]);
  }, identity);
}

/** Every line of text of a picture; words that run along a circle are one entry without corners. */
export function pictureTexts(svg: string): PictureText[] {
  const texts: PictureText[] = [];
  const matrices: Matrix[] = [identity];
  const circles: boolean[] = [];
  let attributes: Readonly<Record<string, string>> | undefined;
  const parser = sax.parser(true, { trim: false });
  parser.onopentag = (tag) => {
    const given = tag.attributes as Readonly<Record<string, string>>;
    matrices.push(times(matrices.at(-1) ?? identity, matrixOf(given['transform'])));
    const words = given['data-words'];
    if (words !== undefined) texts.push({ words, corners: [] });
    circles.push(words !== undefined || circles.at(-1) === true);
    if (tag.name === 'text') attributes = given;
  };
  parser.ontext = (words) => {
    if (!attributes || circles.at(-1)) return;
    const size = Number(attributes['font-size']);
    const width = lineWidth(words, {
      family: attributes['font-family'] as Family,
      weight: Number(attributes['font-weight'] ?? 400),
      italic: attributes['font-style'] === 'italic',
      size,
      spacing: Number(attributes['letter-spacing'] ?? 0),
      tabular: attributes['font-variant-numeric'] === 'tabular-nums',
    });
    const anchors: Readonly<Record<string, number>> = { middle: 0.5, end: 1 };
    // Half a pixel at each end is for rounding.
    const left = Number(attributes['x']) - width * (anchors[attributes['text-anchor'] ?? ''] ?? 0) + 0.5;
    const [top, bottom] = [Number(attributes['y']) - size * 0.7, Number(attributes['y']) + size * 0.08];
    const [a, b, c, d, e, f] = matrices.at(-1) ?? identity;
    const corners = [
      [left, top],
      [left + width - 1, top],
      [left + width - 1, bottom],
      [left, bottom],
    ].map(([x = 0, y = 0]): Corner => [a * x + c * y + e, b * x + d * y + f]);
    texts.push({ words, corners });
  };
  parser.onclosetag = (name) => {
    matrices.pop();
    circles.pop();
    if (name === 'text') attributes = undefined;
  };
  parser.write(svg).close();
  return texts;
}

/** Whether two boxes share ground: no line along an edge of either parts them (separating axes). */
function collide(a: readonly Corner[], b: readonly Corner[]): boolean {
  const parted = [a, b].some((box) =>
    box.some(([x, y], index) => {
      const [nextX, nextY] = box[(index + 1) % box.length] ?? [x, y];
      const [nx, ny] = [y - nextY, nextX - x];
      const onAxis = (corners: readonly Corner[]) => corners.map(([px, py]) => px * nx + py * ny);
      const [first, second] = [onAxis(a), onAxis(b)];
      return Math.max(...first) <= Math.min(...second) || Math.max(...second) <= Math.min(...first);
    }),
  );
  return !parted;
}

/** Pairs of words that lie on each other, 'Ramah / Gibeah'. */
export function overlappingTexts(svg: string): string[] {
  const texts = pictureTexts(svg).filter(({ corners }) => corners.length);
  return texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter((other) => collide(one.corners, other.corners))
      .map((other) => `${one.words} / ${other.words}`),
  );
}

/** Words that reach beyond the picture's edge. */
export function strayTexts(svg: string, width: number, height: number): string[] {
  return pictureTexts(svg)
    .filter(({ corners }) => corners.some(([x, y]) => x < 0 || y < 0 || x > width || y > height))
    .map(({ words }) => words);
}
