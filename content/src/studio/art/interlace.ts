import { element, group, short } from '@manna/shared/print';
import type { Markup } from '@manna/shared/print';

/** Where a plait lies and how it is drawn. */
export interface Interlace {
  readonly x: number;
  readonly y: number;
  /** Pixels between two crossings in a row. */
  readonly cell: number;
  /** Cells across and down. */
  readonly columns: number;
  readonly rows: number;
  /** The width of the plait in cells, if it goes around an empty middle. */
  readonly band?: number;
  /** Crossings at which strands turn aside instead: 'x y' in half cells, to 'vertical' or 'horizontal' walls. */
  readonly walls?: ReadonlyMap<string, 'vertical' | 'horizontal'>;
  readonly strand: number;
  readonly fill: string;
  readonly edge: string;
}

/** Half of a crossing's length: a little over half a cell, so that no seam shows where one ends and the next begins. */
const REACH = 0.515;

/** What happens to the strands at a point of the lattice. */
type Knot = 'cross' | 'vertical' | 'horizontal';

/**
 * A plait of strands that go over and under each other in turn, after the old rule of drawing it on a lattice: strands run
 * aslant through every second point, turn back at the edges and at walls, and alternate by the parity of the column.
 */
export function interlace(plan: Interlace): Markup {
  const { x: left, y: top, cell, columns, rows, band, walls, strand, fill, edge } = plan;
  const [width, height] = [2 * columns, 2 * rows];
  const inside = (x: number, y: number): boolean => {
    if (x < 0 || y < 0 || x > width || y > height) return false;
    if (band === undefined) return true;
    const depth = 2 * band;
    return !(x > depth && x < width - depth && y > depth && y < height - depth);
  };
  const knotAt = (x: number, y: number): Knot | undefined => {
    const [west, east] = [inside(x - 0.5, y), inside(x + 0.5, y)];
    const [north, south] = [inside(x, y - 0.5), inside(x, y + 0.5)];
    if (!west && !east) return undefined;
    if (!north && !south) return undefined;
    if (!west || !east) return 'vertical';
    if (!north || !south) return 'horizontal';
    return walls?.get(`${x} ${y}`) ?? 'cross';
  };
  const at = (x: number, y: number) => `${short(left + (x * cell) / 2)} ${short(top + (y * cell) / 2)}`;
  const draw = (d: string) =>
    element('path', { d, stroke: edge, 'stroke-width': strand + strand * 0.42 }) +
    element('path', { d, stroke: fill, 'stroke-width': strand });
  const bend = (x: number, y: number, dx: number, dy: number): string => {
    // From one half-way point to the next, round the wall in between.
    const [ax, ay] = dx ? [x + dx / 2, y - 0.5] : [x - 0.5, y + dy / 2];
    const [bx, by] = dx ? [x + dx / 2, y + 0.5] : [x + 0.5, y + dy / 2];
    const [cx, cy] = [x + dx * 0.14, y + dy * 0.14];
    return draw(`M${at(ax, ay)}Q${at(cx, cy)} ${at(bx, by)}`);
  };
  const under: Markup[] = [];
  const over: Markup[] = [];
  for (let y = 0; y <= height; y++) {
    for (let x = (y + 1) % 2; x <= width; x += 2) {
      const knot = knotAt(x, y);
      if (knot === 'vertical') {
        if (inside(x - 0.5, y)) under.push(bend(x, y, -1, 0));
        if (inside(x + 0.5, y)) under.push(bend(x, y, 1, 0));
      } else if (knot === 'horizontal') {
        if (inside(x, y - 0.5)) under.push(bend(x, y, 0, -1));
        if (inside(x, y + 0.5)) under.push(bend(x, y, 0, 1));
      } else if (knot === 'cross') {
        const rising = draw(`M${at(x - REACH, y + REACH)}L${at(x + REACH, y - REACH)}`);
        const falling = draw(`M${at(x - REACH, y - REACH)}L${at(x + REACH, y + REACH)}`);
        const risingOver = x % 2 === 1;
        under.push(risingOver ? falling : rising);
        over.push(risingOver ? rising : falling);
      }
    }
  }
  return group({ fill: 'none' }, ...under, ...over);
}
