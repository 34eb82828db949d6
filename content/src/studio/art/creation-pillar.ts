import { element, group, short } from '@manna/shared/print';
import type { Markup } from '@manna/shared/print';
import { creationDays } from './creation-days';
import { interlace } from './interlace';
import { pigments } from './plate-sheet';
import type { Panel } from './plate-sheet';

const { ink, gold, goldLight, blue } = pigments;

/** The letter I as a pillar of seven circles, one for each day, with plaits at its head and foot. */
export function creationPillar({ x, y, width, height }: Panel): Markup {
  const middle = x + width / 2;
  const cell = width / 6;
  const cap = 2 * cell;
  const shaft = { x: x + 24, y: y + cap + 10, width: width - 48, height: height - 2 * cap - 20 };
  const step = shaft.height / creationDays.length;
  const plait = (top: number) =>
    interlace({ x, y: top, cell, columns: 6, rows: 2, strand: cell * 0.26, fill: goldLight, edge: ink });
  return (
    element('rect', { ...shaft, fill: blue, stroke: ink, 'stroke-width': 4 }) +
    element('rect', {
      x: shaft.x + 9,
      y: shaft.y + 9,
      width: shaft.width - 18,
      height: shaft.height - 18,
      fill: 'none',
      stroke: goldLight,
      'stroke-width': 3,
    }) +
    creationDays
      .map((day, index) => {
        const cy = shaft.y + step * (index + 0.5);
        const scale = Math.min(step - 14, shaft.width - 44) / 2 / 64;
        return group(
          { transform: `translate(${short(middle)} ${short(cy)}) scale(${short(scale)})` },
          element('circle', { r: 66, fill: gold, stroke: ink, 'stroke-width': 3 }),
          day,
          element('circle', { r: 58, fill: 'none', stroke: ink, 'stroke-width': 3 }),
        );
      })
      .join('') +
    plait(y) +
    plait(y + height - cap)
  );
}
