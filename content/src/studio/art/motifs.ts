import { element, group, short } from '@manna/shared/print';
import type { Markup } from '@manna/shared/print';
import { interlace } from './interlace';
import { pigments } from './plate-sheet';
import { leaf, rinceau } from './vine';
import type { VineInk } from './vine';

/** A motif above a verse. Each is drawn around the middle of a box 760 wide and 330 high. */
export const motifNames = ['light', 'pasture', 'vine', 'wings', 'knot', 'olive'] as const;
export type MotifName = (typeof motifNames)[number];

const ring = (count: number, draw: (degrees: number, index: number) => Markup) =>
  Array.from({ length: count }, (_, index) => draw((360 / count) * index, index)).join('');
const polar = (x: number, y: number, radius: number, degrees: number) =>
  `${short(x + radius * Math.sin((degrees * Math.PI) / 180))} ${short(y - radius * Math.cos((degrees * Math.PI) / 180))}`;

/** The first light over the waters. */
function light(x: number, y: number): Markup {
  const horizon = y + 96;
  const rays = Array.from({ length: 25 }, (_, index) => {
    const degrees = -90 + index * 7.5;
    const [from, to] = index % 2 ? [104, 158] : [104, 208];
    return `M${polar(x, horizon, from, degrees)}L${polar(x, horizon, to, degrees)}`;
  });
  const waves = [0, 1, 2, 3].map((row) => {
    const half = 330 - row * 62;
    const count = Math.round(half / 30);
    const start = x - count * 30;
    const crests = Array.from({ length: count }, () => 'q15 -15 30 0t30 0').join('');
    return element('path', {
      d: `M${start} ${horizon + 30 + row * 24}${crests}`,
      stroke: pigments.blue,
      'stroke-width': 4,
      opacity: 1 - row * 0.18,
    });
  });
  return group(
    { fill: 'none', 'stroke-linecap': 'round' },
    element('path', { d: rays.join(''), stroke: pigments.gold, 'stroke-width': 4.5 }),
    element('path', {
      d: `M${x - 84} ${horizon}A84 84 0 0 1 ${x + 84} ${horizon}Z`,
      fill: pigments.goldLight,
      stroke: pigments.gold,
      'stroke-width': 5,
    }),
    element('path', { d: `M${x - 360} ${horizon}H${x + 360}`, stroke: pigments.ink, 'stroke-width': 3 }),
    ...waves,
  );
}

/** A sheep from the side, its feet at x, y. */
function sheep(x: number, y: number, size: number, facing: 1 | -1): Markup {
  const wool = [
    [-22, -30, 15],
    [-10, -38, 16],
    [6, -39, 16],
    [20, -32, 15],
    [12, -22, 16],
    [-8, -21, 17],
    [-20, -22, 13],
  ] as const;
  return group(
    {
      transform: `translate(${x} ${y}) scale(${short(size * facing)} ${short(size)})`,
      stroke: pigments.ink,
      'stroke-width': 2.5,
    },
    element('path', {
      d: 'M-14 -10V0M-6 -8V0M10 -8V0M18 -10V0',
      fill: 'none',
      'stroke-width': 4.5,
      'stroke-linecap': 'round',
    }),
    group({ fill: pigments.card }, ...wool.map(([cx, cy, r]) => element('circle', { cx, cy, r }))),
    group(
      { fill: pigments.card, stroke: 'none' },
      ...wool.map(([cx, cy, r]) => element('circle', { cx, cy, r: r - 1.5 })),
    ),
    element('path', { d: 'M26 -44C38 -46 46 -36 44 -28C40 -22 30 -24 26 -30Z', fill: pigments.ink }),
    element('path', { d: 'M28 -44C22 -48 18 -44 20 -38', fill: pigments.ink }),
  );
}

/** Sheep on hills, and a shepherd's crook. */
function pasture(x: number, y: number): Markup {
  const hill = (dx: number, top: number, half: number, fill: string) =>
    element('path', {
      d: `M${x + dx - half} ${y + 150}C${x + dx - half * 0.5} ${y + top} ${x + dx + half * 0.5} ${y + top} ${x + dx + half} ${y + 150}Z`,
      fill,
      stroke: pigments.ink,
      'stroke-width': 3,
    });
  const crook = `M${x + 12} ${y + 128}V${y - 66}C${x + 12} ${y - 150} ${x + 108} ${y - 150} ${x + 104} ${y - 78}C${x + 102} ${y - 48} ${x + 66} ${y - 50} ${x + 68} ${y - 76}`;
  return group(
    { 'stroke-linejoin': 'round' },
    element('circle', {
      cx: x - 236,
      cy: y - 82,
      r: 44,
      fill: pigments.goldLight,
      stroke: pigments.gold,
      'stroke-width': 4,
    }),
    hill(-190, -110, 260, '#c9d3b4'),
    hill(220, -70, 230, '#b6c49c'),
    hill(20, 10, 380, pigments.greenLight),
    element('path', { d: crook, fill: 'none', stroke: pigments.ink, 'stroke-width': 15, 'stroke-linecap': 'round' }),
    element('path', { d: crook, fill: 'none', stroke: pigments.gold, 'stroke-width': 9, 'stroke-linecap': 'round' }),
    sheep(x - 150, y + 112, 1.25, 1),
    sheep(x + 150, y + 122, 1.05, -1),
    sheep(x - 48, y + 140, 0.9, 1),
    sheep(x + 262, y + 62, 0.62, -1),
    sheep(x - 252, y + 42, 0.62, 1),
  );
}

const vineInk: VineInk = {
  stem: pigments.green,
  edge: pigments.ink,
  leaf: pigments.greenLight,
  flower: pigments.red,
};

/** A scroll of vine. */
const vine = (x: number, y: number): Markup => rinceau(x - 368, y + 10, 92, 4, 8, vineInk);

/** Spread wings: rows of feathers on either side. */
function wings(x: number, y: number): Markup {
  const feather = (length: number, width: number, degrees: number, fill: string) =>
    element('path', {
      d: `M0 0C${short(-width)} ${short(length * 0.3)} ${short(-width * 0.8)} ${short(length * 0.85)} 0 ${short(length)}C${short(width * 0.8)} ${short(length * 0.85)} ${short(width)} ${short(length * 0.3)} 0 0Z`,
      transform: `rotate(${short(degrees)})`,
      fill,
      stroke: pigments.ink,
      'stroke-width': 2.5,
    });
  const wing = (side: 1 | -1) => {
    const rows = [
      { count: 11, length: 196, width: 15, fill: pigments.card, reach: 300 },
      { count: 10, length: 128, width: 14, fill: '#e9d9ac', reach: 262 },
      { count: 9, length: 74, width: 13, fill: pigments.goldLight, reach: 226 },
    ];
    return group(
      { transform: `translate(${x} ${y - 40}) scale(${side} 1)` },
      ...rows.flatMap(({ count, length, width, fill, reach }) =>
        Array.from({ length: count }, (_, index) => {
          const t = index / (count - 1);
          const [px, py] = [14 + t * reach, 34 - Math.sin(t * Math.PI * 0.62) * 96];
          const taper = 0.62 + 0.38 * Math.sin((0.25 + t * 0.75) * Math.PI * 0.72);
          return group(
            { transform: `translate(${short(px)} ${short(py)})` },
            feather(length * taper, width, -4 - t * 66, fill),
          );
        }),
      ),
      element('path', {
        d: `M2 60C30 -10 120 -72 210 -64C262 -58 306 -34 332 -6C280 -34 214 -44 160 -30C104 -14 58 22 30 60Z`,
        fill: pigments.gold,
        stroke: pigments.ink,
        'stroke-width': 3,
      }),
    );
  };
  return (
    wing(1) +
    wing(-1) +
    element('path', {
      d: `M${x} ${y - 34}l26 46l-26 62l-26 -62Z`,
      fill: pigments.gold,
      stroke: pigments.ink,
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    })
  );
}

/** Strands that work together: a knot in a lozenge of knots. */
function knot(x: number, y: number): Markup {
  const walls = new Map<string, 'vertical' | 'horizontal'>([
    ['8 3', 'vertical'],
    ['14 5', 'vertical'],
    ['20 3', 'vertical'],
    ['5 4', 'horizontal'],
    ['11 4', 'horizontal'],
    ['17 4', 'horizontal'],
    ['23 4', 'horizontal'],
    ['8 5', 'vertical'],
    ['14 3', 'vertical'],
    ['20 5', 'vertical'],
  ]);
  const cell = 50;
  return interlace({
    x: x - 7 * cell,
    y: y - 2 * cell,
    cell,
    columns: 14,
    rows: 4,
    walls,
    strand: 14,
    fill: pigments.goldLight,
    edge: pigments.ink,
  });
}

/** Two boughs of olive that meet below. */
function olive(x: number, y: number): Markup {
  const ink: VineInk = { ...vineInk, leaf: pigments.greenLight };
  const bough = (side: 1 | -1) => {
    const stem = 'M0 150C90 140 190 70 214 -20C226 -70 214 -110 190 -140';
    const spots = [
      [56, 138, 62],
      [104, 112, 20],
      [146, 76, 52],
      [178, 36, -8],
      [202, -4, 24],
      [217, -46, -38],
      [214, -84, -4],
      [203, -118, -66],
    ] as const;
    const leaves = spots.map(([lx, ly, turn], index) => {
      const shape = 'M0 0C22 -17 58 -15 78 0C58 15 22 17 0 0Z';
      const place = (degrees: number) =>
        element('path', {
          d: shape,
          transform: `translate(${lx} ${ly}) rotate(${degrees})`,
          fill: index % 2 ? ink.leaf : pigments.green,
          stroke: pigments.ink,
          'stroke-width': 2.5,
        });
      return place(turn) + place(turn - 108);
    });
    const fruits = [
      [128, 122],
      [192, 62],
      [236, -22],
    ] as const;
    return group(
      { transform: `translate(${x} ${y - 4}) scale(${side} 1)` },
      element('path', { d: stem, fill: 'none', stroke: pigments.ink, 'stroke-width': 9, 'stroke-linecap': 'round' }),
      element('path', { d: stem, fill: 'none', stroke: pigments.gold, 'stroke-width': 5, 'stroke-linecap': 'round' }),
      ...leaves,
      ...fruits.map(([cx, cy]) =>
        element('ellipse', { cx, cy, rx: 11, ry: 15, fill: pigments.ink, stroke: pigments.card, 'stroke-width': 2 }),
      ),
    );
  };
  const star = ring(8, (degrees, index) => {
    const length = index % 2 ? 40 : 74;
    return element('path', {
      d: `M0 0L9 ${-length * 0.3}L0 ${-length}L-9 ${-length * 0.3}Z`,
      transform: `rotate(${degrees})`,
      fill: index % 2 ? pigments.goldLight : pigments.gold,
      stroke: pigments.ink,
      'stroke-width': 2,
    });
  });
  return bough(1) + bough(-1) + group({ transform: `translate(${x} ${y - 10})` }, star);
}

const motifs: Record<MotifName, (x: number, y: number) => Markup> = { light, pasture, vine, wings, knot, olive };

/** A motif with its middle at x, y. */
export const motif = (name: MotifName, x: number, y: number): Markup => motifs[name](x, y);

/** A sprig of leaves that ends a text. */
export const sprig = (x: number, y: number): Markup =>
  leaf(x - 14, y, 58, 180, vineInk) +
  leaf(x + 14, y, 58, 0, vineInk) +
  element('circle', { cx: x, cy: y, r: 8, fill: pigments.goldLight, stroke: pigments.ink, 'stroke-width': 2 });
