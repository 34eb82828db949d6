import { element, group, lineWidth, palette, sans, serif, text } from '@manna/shared/print';
import type { Markup } from '@manna/shared/print';
import type { Box } from './label-placement';
import type { MapFrame } from './map-frame';

/** A map's fine double border. */
export const neatLine = ({ x, y, width, height }: Box): Markup =>
  group(
    { fill: 'none', stroke: palette.inkSoft },
    element('rect', { x, y, width, height, rx: 6, 'stroke-width': 2.5 }),
    element('rect', { x: x + 7, y: y + 7, width: width - 14, height: height - 14, rx: 3, 'stroke-width': 1 }),
  );

export type Corner = 'north-west' | 'north-east' | 'south-west' | 'south-east';

const SCALE_HEIGHT = 82;
const lengths = [0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];
const MILES_PER_KILOMETRE = 0.621371;
const YARDS_PER_KILOMETRE = 1093.61;

const lengthText = (kilometres: number): string =>
  kilometres < 1
    ? `${kilometres * 1000} m · ${Math.round((kilometres * YARDS_PER_KILOMETRE) / 10) * 10} yards`
    : `${kilometres} km · ${Math.round(kilometres * MILES_PER_KILOMETRE)} miles`;

/** A scale bar with an arrow to the north in a corner of the open part of a map, and the box that it takes. */
export function scaleBar(frame: MapFrame, open: Box, corner: Corner): { readonly markup: Markup; readonly box: Box } {
  const kilometres = lengths.filter((length) => length * frame.pixelsPerKilometre <= 210).at(-1) ?? 0.1;
  const bar = kilometres * frame.pixelsPerKilometre;
  const label = lengthText(kilometres);
  const wide = Math.max(bar, lineWidth(label, sans(22, 500)));
  const width = wide + 92;
  const x = corner.endsWith('west') ? open.x + 20 : open.x + open.width - width - 20;
  const y = corner.startsWith('north') ? open.y + 20 : open.y + open.height - SCALE_HEIGHT - 20;
  const [left, base] = [x + 70, y + 54];
  const quarter = bar / 4;
  const north = x + 34;
  const box = { x, y, width, height: SCALE_HEIGHT };
  return {
    box,
    markup: group(
      {},
      element('rect', { ...box, rx: 8, fill: palette.card, opacity: 0.88 }),
      element('path', { d: `M${north} ${y + 12}L${north + 11} ${y + 46}L${north} ${y + 39}Z`, fill: palette.ink }),
      element('path', {
        d: `M${north} ${y + 12}L${north - 11} ${y + 46}L${north} ${y + 39}Z`,
        fill: palette.card,
        stroke: palette.ink,
        'stroke-width': 1.5,
      }),
      text('N', serif(22, 600), { x: north, y: y + 70, anchor: 'middle' }),
      text(label, sans(22, 500), { x: left, y: y + 36 }),
      element('rect', {
        x: left,
        y: base,
        width: bar,
        height: 10,
        fill: palette.card,
        stroke: palette.ink,
        'stroke-width': 1.5,
      }),
      element('rect', { x: left, y: base, width: quarter, height: 10, fill: palette.ink }),
      element('rect', { x: left + 2 * quarter, y: base, width: quarter, height: 10, fill: palette.ink }),
    ),
  };
}
