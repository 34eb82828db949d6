import { element, group, short } from '@manna/shared/print';
import type { Markup } from '@manna/shared/print';

/** Colours of a vine. */
export interface VineInk {
  readonly stem: string;
  readonly edge: string;
  readonly leaf: string;
  readonly flower: string;
}

const polar = (x: number, y: number, radius: number, degrees: number): readonly [number, number] => [
  x + radius * Math.cos((degrees * Math.PI) / 180),
  y + radius * Math.sin((degrees * Math.PI) / 180),
];

/** A leaf of three lobes that grows from x, y in a direction, degrees clockwise from east. */
export function leaf(x: number, y: number, length: number, degrees: number, ink: VineInk): Markup {
  const lobe = (turn: number, size: number) => {
    const [l, w] = [length * size, length * size * 0.36];
    return element('path', {
      d: `M0 0C${short(l * 0.25)} ${short(-w)} ${short(l * 0.75)} ${short(-w * 0.8)} ${short(l)} 0C${short(l * 0.75)} ${short(w * 0.8)} ${short(l * 0.25)} ${short(w)} 0 0Z`,
      transform: `rotate(${turn})`,
    });
  };
  return group(
    {
      transform: `translate(${short(x)} ${short(y)}) rotate(${short(degrees)})`,
      fill: ink.leaf,
      stroke: ink.edge,
      'stroke-width': 2,
      'stroke-linejoin': 'round',
    },
    lobe(-46, 0.72),
    lobe(46, 0.72),
    lobe(0, 1),
  );
}

/** A flower of five petals around a golden middle. */
function flower(x: number, y: number, radius: number, ink: VineInk): Markup {
  const petals = Array.from({ length: 5 }, (_, index) => {
    const [px, py] = polar(x, y, radius * 0.62, index * 72 - 90);
    return element('circle', { cx: px, cy: py, r: radius * 0.44 });
  });
  return (
    group({ fill: ink.flower, stroke: ink.edge, 'stroke-width': 2 }, ...petals) +
    element('circle', { cx: x, cy: y, r: radius * 0.34, fill: '#e3c77a', stroke: ink.edge, 'stroke-width': 2 })
  );
}

/** One scroll of a vine: where it turns, how far it reaches, and how it runs. */
export interface Scroll {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Degrees clockwise from east at which it enters. */
  readonly from: number;
  readonly clockwise: boolean;
  readonly turns: number;
  readonly stroke: number;
}

/** A stem that winds inwards to a flower, with leaves on its outer side. */
export function scroll({ x, y, radius, from, clockwise, turns, stroke }: Scroll, ink: VineInk): Markup {
  const sign = clockwise ? 1 : -1;
  const steps = Math.ceil(turns * 56);
  const inner = 0.2;
  const pointAt = (t: number) => polar(x, y, radius * (1 - (1 - inner) * t ** 1.15), from + sign * 360 * turns * t);
  const points = Array.from({ length: steps + 1 }, (_, index) => pointAt(index / steps));
  const d = `M${points.map(([px, py]) => `${short(px)} ${short(py)}`).join('L')}`;
  const leaves = [0.16, 0.33, 0.5, 0.68, 0.84].map((t, index) => {
    const [px, py] = pointAt(t);
    const angle = from + sign * 360 * turns * t;
    // Leaves point between the direction of the stem and outwards; every second one points inwards.
    const outwards = index % 2 === 0;
    const direction = outwards ? angle + sign * 52 : angle + 180 - sign * 48;
    return leaf(px, py, radius * (outwards ? 0.46 : 0.34) * (1 - t * 0.5), direction, ink);
  });
  const [endX, endY] = pointAt(1);
  return (
    leaves.join('') +
    group(
      { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
      element('path', { d, stroke: ink.edge, 'stroke-width': stroke + 4 }),
      element('path', { d, stroke: ink.stem, 'stroke-width': stroke }),
    ) +
    flower(endX + (x - endX) * 0.6, endY + (y - endY) * 0.6, radius * 0.24, ink)
  );
}

/** A wave of half circles with a scroll in each, along a line from x, y to the right; `count` half circles. */
export function rinceau(x: number, y: number, radius: number, count: number, stroke: number, ink: VineInk): Markup {
  const arcs = Array.from({ length: count }, (_, index) => {
    const sweep = index % 2 ? 0 : 1;
    return `A${radius} ${radius} 0 0 ${sweep} ${short(x + 2 * radius * (index + 1))} ${short(y)}`;
  });
  const d = `M${short(x)} ${short(y)}${arcs.join('')}`;
  const scrolls = Array.from({ length: count }, (_, index) => {
    const up = index % 2 === 0;
    return scroll(
      {
        x: x + radius * (2 * index + 1),
        y: y + (up ? radius * 0.08 : -radius * 0.08),
        radius: radius * 0.98,
        from: 0,
        clockwise: up,
        turns: 1.35,
        stroke,
      },
      ink,
    );
  });
  return (
    leaf(x, y, radius * 0.5, 100, ink) +
    leaf(x + 2 * radius * count, y, radius * 0.5, count % 2 ? 80 : -80, ink) +
    scrolls.join('') +
    group(
      { fill: 'none', 'stroke-linecap': 'round' },
      element('path', { d, stroke: ink.edge, 'stroke-width': stroke + 4 }),
      element('path', { d, stroke: ink.stem, 'stroke-width': stroke }),
    )
  );
}
