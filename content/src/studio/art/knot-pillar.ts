import { element, short } from '@manna/shared/print';
import type { Markup } from '@manna/shared/print';
import { interlace } from './interlace';
import { pigments } from './plate-sheet';
import type { Panel } from './plate-sheet';

const { ink, goldLight, red, green } = pigments;

/** The letter I as a pillar of knots, edged with dots, with a whorl at each end. */
export function knotPillar({ x, y, width, height }: Panel): Markup {
  const middle = x + width / 2;
  const cell = width / 4;
  const rows = Math.round((height - 2 * width * 0.86) / cell);
  const top = y + (height - rows * cell) / 2;
  const walls = new Map<string, 'vertical' | 'horizontal'>();
  for (let row = 4; row < 2 * rows - 2; row += 8) {
    walls.set(`4 ${row + 1}`, 'vertical');
    walls.set(`3 ${row + 4}`, 'horizontal');
    walls.set(`5 ${row + 4}`, 'horizontal');
  }
  const pad = 18;
  const shaft = { x: x - pad, y: top - pad, width: width + 2 * pad, height: rows * cell + 2 * pad };
  const radius = width * 0.62;
  const whorl = (cy: number, turn: number) => {
    const arms = [0, 120, 240].map((from) => {
      const points = Array.from({ length: 34 }, (_, index) => {
        const t = index / 33;
        const degrees = ((from + turn + t * 330) * Math.PI) / 180;
        const r = radius * 0.82 * (1 - t * 0.9);
        return `${short(middle + r * Math.cos(degrees))} ${short(cy + r * Math.sin(degrees))}`;
      });
      return element('path', {
        d: `M${points.join('L')}`,
        fill: 'none',
        stroke: goldLight,
        'stroke-width': 9,
        'stroke-linecap': 'round',
      });
    });
    return (
      element('circle', { cx: middle, cy, r: radius, fill: red, stroke: ink, 'stroke-width': 5 }) +
      element('circle', { cx: middle, cy, r: radius - 9, fill: 'none', stroke: goldLight, 'stroke-width': 3.5 }) +
      arms.join('')
    );
  };
  const dots: Markup[] = [];
  const gap = 17;
  for (let at = shaft.y + 40; at < shaft.y + shaft.height - 40; at += gap) {
    for (const dx of [shaft.x - 15, shaft.x + shaft.width + 15])
      dots.push(element('circle', { cx: dx, cy: at, r: 3.6, fill: red }));
  }
  const ends = [shaft.y - radius * 0.5, shaft.y + shaft.height + radius * 0.5] as const;
  for (const [index, cy] of ends.entries()) {
    for (let degrees = 0; degrees < 360; degrees += 11.25) {
      const radians = (degrees * Math.PI) / 180;
      const inwards = index ? Math.sin(radians) < -0.45 : Math.sin(radians) > 0.45;
      if (inwards) continue;
      const [dx, dy] = [middle + (radius + 17) * Math.cos(radians), cy + (radius + 17) * Math.sin(radians)];
      dots.push(element('circle', { cx: dx, cy: dy, r: 3.6, fill: red }));
    }
  }
  return (
    dots.join('') +
    element('rect', { ...shaft, fill: green, stroke: ink, 'stroke-width': 5 }) +
    interlace({ x, y: top, cell, columns: 4, rows, walls, strand: cell * 0.27, fill: goldLight, edge: ink }) +
    whorl(ends[0], -60) +
    whorl(ends[1], 120)
  );
}
