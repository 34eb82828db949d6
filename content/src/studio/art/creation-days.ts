import { element, group, short } from '@manna/shared/print';
import type { Markup } from '@manna/shared/print';
import { pigments } from './plate-sheet';

const { ink, gold, goldLight, blue, blueLight, red, green, greenLight, card } = pigments;

const wave = (y: number) => `M-46 ${y}q11.5 -11 23 0t23 0t23 0t23 0`;
const star = (x: number, y: number, size: number) =>
  element('path', {
    d: `M${x} ${y - size}l${short(size * 0.26)} ${short(size * 0.74)}l${short(size * 0.74)} ${short(size * 0.26)}l${short(-size * 0.74)} ${short(size * 0.26)}l${short(-size * 0.26)} ${short(size * 0.74)}l${short(-size * 0.26)} ${short(-size * 0.74)}l${short(-size * 0.74)} ${short(-size * 0.26)}l${short(size * 0.74)} ${short(-size * 0.26)}Z`,
    fill: goldLight,
  });

/** The works of the seven days, each in a circle of radius 58 around 0, 0 (Genesis 1:1-2:3). */
export const creationDays: readonly Markup[] = [
  // Light divided from darkness.
  element('path', { d: 'M0 -58A58 58 0 0 1 0 58Z', fill: ink }) +
    element('path', { d: 'M0 -58A58 58 0 0 0 0 58Z', fill: goldLight }) +
    group(
      { stroke: gold, 'stroke-width': 4, 'stroke-linecap': 'round' },
      element('path', { d: 'M-14 0H-46M-14 -14L-38 -34M-14 14L-38 34M-8 -24L-18 -48M-8 24L-18 48' }),
    ),
  // Waters above, waters below.
  element('circle', { r: 58, fill: card }) +
    group(
      { fill: 'none', stroke: blue, 'stroke-width': 5, 'stroke-linecap': 'round' },
      element('path', { d: `${wave(-30)}${wave(-14)}${wave(24)}${wave(40)}` }),
    ),
  // Land, and the tree that bears fruit.
  element('circle', { r: 58, fill: card }) +
    element('path', { d: 'M-54 22C-30 6 30 6 54 22A58 58 0 0 1 -54 22Z', fill: greenLight }) +
    element('path', { d: 'M-5 24V-4H5V24Z', fill: '#7a5a34' }) +
    element('circle', { cy: -18, r: 27, fill: green }) +
    [
      [-12, -24],
      [10, -28],
      [0, -8],
      [14, -12],
    ]
      .map(([cx, cy]) => element('circle', { cx, cy, r: 5, fill: red }))
      .join(''),
  // Sun, moon and stars.
  element('circle', { r: 58, fill: blue }) +
    element('circle', { cx: -18, cy: -12, r: 18, fill: goldLight }) +
    element('path', {
      d: 'M-18 -38V-46M-18 14V22M-44 -12H-50M-36 -30L-42 -36M-36 6L-42 12M0 -30L6 -36',
      stroke: goldLight,
      'stroke-width': 4,
      'stroke-linecap': 'round',
    }) +
    element('path', { d: 'M34 6A24 24 0 1 0 34 46A19 19 0 1 1 34 6Z', fill: card }) +
    star(30, -28, 10) +
    star(-22, 38, 8) +
    star(44, -6, 6),
  // Fish and fowl.
  element('circle', { r: 58, fill: card }) +
    element('path', { d: 'M-56 14A58 58 0 0 0 56 14Z', fill: blueLight }) +
    element('path', { d: 'M-26 32C-12 18 10 18 22 32L36 24V40L22 32C10 46 -12 46 -26 32Z', fill: blue }) +
    element('circle', { cx: -14, cy: 30, r: 2.6, fill: card }) +
    element('path', {
      d: 'M-38 -10C-28 -30 -12 -28 -2 -10C8 -30 26 -34 40 -18C28 -20 16 -12 6 0C2 4 -6 4 -10 0C-18 -10 -28 -14 -38 -10Z',
      fill: ink,
    }),
  // Male and female.
  element('circle', { r: 58, fill: card }) +
    element('path', { d: 'M-55 20C-30 12 30 12 55 20A58 58 0 0 1 -55 20Z', fill: greenLight }) +
    [-19, 19]
      .map(
        (x, index) =>
          element('path', {
            d: `M${x - 15} 36C${x - 15} 0 ${x - 12} -14 ${x} -14C${x + 12} -14 ${x + 15} 0 ${x + 15} 36Z`,
            fill: index ? red : blue,
          }) + element('circle', { cx: x, cy: -27, r: 12, fill: '#c99b6b' }),
      )
      .join(''),
  // Rest.
  element('circle', { r: 58, fill: goldLight }) +
    Array.from({ length: 8 }, (_, index) =>
      element('path', {
        d: 'M0 0C15 -18 13 -38 0 -50C-13 -38 -15 -18 0 0Z',
        transform: `rotate(${index * 45})`,
        fill: index % 2 ? card : gold,
        stroke: ink,
        'stroke-width': 2,
      }),
    ).join('') +
    element('circle', { r: 9, fill: red, stroke: ink, 'stroke-width': 2 }),
];
