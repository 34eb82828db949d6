import { element, group, serif } from '@manna/shared/print';
import type { Markup } from '@manna/shared/print';
import { counters, letterShape } from './letter-shape';
import { pigments } from './plate-sheet';
import type { Panel } from './plate-sheet';
import { scroll } from './vine';
import type { Scroll, VineInk } from './vine';

const { ink, gold, goldLight, blue, red, green, card } = pigments;

const whiteVine: VineInk = { stem: card, edge: ink, leaf: card, flower: red };

/** A letter in gold with white vines on blue around it, and in its bows on green and red. */
export function vineLetter(letter: string, { x, y, width, height }: Panel): Markup {
  const lettering = serif(height * 1.06, 700);
  const shape = letterShape(letter, lettering, x + width * 0.14, y + height * 0.872);
  const at = (
    fx: number,
    fy: number,
    radius: number,
    from: number,
    clockwise: boolean,
    turns: number,
    stroke = 8,
  ): Scroll => ({ x: x + width * fx, y: y + height * fy, radius: width * radius, from, clockwise, turns, stroke });
  const inset = 26;
  const border = element('rect', {
    x: x + inset,
    y: y + inset,
    width: width - 2 * inset,
    height: height - 2 * inset,
    rx: 46,
    fill: 'none',
    stroke: card,
    'stroke-width': 8,
  });
  const edge = border.replace(`stroke="${card}"`, `stroke="${ink}"`).replace('stroke-width="8"', 'stroke-width="12"');
  // Each scroll grows out of the stem along the edge: it enters at the point where it touches that stem.
  const grow = (
    side: 'top' | 'right' | 'bottom' | 'left',
    along: number,
    radius: number,
    clockwise: boolean,
  ): Scroll => {
    const places = {
      top: { x: x + along, y: y + inset + radius, from: 270 },
      right: { x: x + width - inset - radius, y: y + along, from: 0 },
      bottom: { x: x + along, y: y + height - inset - radius, from: 90 },
      left: { x: x + inset + radius, y: y + along, from: 180 },
    };
    return { ...places[side], radius, clockwise, turns: radius < 50 ? 1.3 : 1.5, stroke: radius < 50 ? 6 : 8 };
  };
  const around = [
    ...[90, 205, 320, 435].map((along, index) => grow('top', along, 40, index % 2 === 0)),
    grow('right', 112, 72, true),
    grow('right', 352, 64, false),
    grow('right', 632, 66, false),
    ...[105, 215, 325, 435].map((along, index) => grow('bottom', along, 31, index % 2 === 1)),
    ...[216, 374, 532].map((along, index) => grow('left', along, 70, index % 2 === 1)),
  ];
  const bows = counters(shape).map((d, index) => ({
    d,
    fill: index ? red : green,
    id: `bow-${index}`,
    vine: index ? at(0.565, 0.662, 0.145, 180, false, 1.7) : at(0.555, 0.325, 0.125, 180, true, 1.6),
    ink: { ...whiteVine, flower: index ? blue : red },
  }));
  return (
    element(
      'defs',
      {},
      element('clipPath', { id: 'panel' }, element('rect', { x, y, width, height })),
      ...bows.map(({ id, d }) => element('clipPath', { id }, element('path', { d }))),
    ) +
    element('rect', {
      x: x - 22,
      y: y - 22,
      width: width + 44,
      height: height + 44,
      fill: gold,
      stroke: ink,
      'stroke-width': 4,
    }) +
    element('rect', {
      x: x - 10,
      y: y - 10,
      width: width + 20,
      height: height + 20,
      fill: 'none',
      stroke: ink,
      'stroke-width': 2,
    }) +
    element('rect', { x, y, width, height, fill: blue, stroke: ink, 'stroke-width': 4 }) +
    group({ 'clip-path': 'url(#panel)' }, edge, border, ...around.map((each) => scroll(each, whiteVine))) +
    element('path', { d: shape, fill: goldLight }) +
    bows
      .map(({ id, d, fill, vine, ink: colours }) =>
        group({ 'clip-path': `url(#${id})` }, element('path', { d, fill }), scroll(vine, colours)),
      )
      .join('') +
    element('path', { d: shape, fill: 'none', stroke: ink, 'stroke-width': 6, 'stroke-linejoin': 'round' })
  );
}
