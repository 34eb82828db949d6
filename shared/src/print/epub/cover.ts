import { balanceLines, sans, serif } from '../lettering';
import { palette } from '../palette';
import { element, escape, group, type Markup } from '../svg';
import { text } from '../text';

/** Size of a cover in pixels. */
export const COVER = { width: 1200, height: 1800 } as const;
const MIDDLE = COVER.width / 2;
const CLOTH = '#3d1613';
const CLOTH_LIGHT = '#52201b';

/** The texts of a cover. */
export interface CoverWords {
  readonly title: string;
  readonly subtitle: string;
  readonly foot: string;
}

const frameBox = (gap: number, width: number): Markup =>
  element('rect', {
    x: gap,
    y: gap,
    width: COVER.width - 2 * gap,
    height: COVER.height - 2 * gap,
    rx: 6,
    fill: 'none',
    stroke: palette.goldLight,
    'stroke-width': width,
  });

/** A leafy corner, drawn for the upper left one and turned for the others. */
function corner(x: number, y: number, turn: number): Markup {
  const leaf = (angle: number, length: number) =>
    element('path', {
      d: `M0 0C${length * 0.3} ${-length * 0.22} ${length * 0.75} ${-length * 0.2} ${length} 0C${length * 0.75} ${length * 0.2} ${length * 0.3} ${length * 0.22} 0 0Z`,
      transform: `rotate(${angle})`,
    });
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn})`, fill: palette.goldLight },
    leaf(45, 150),
    leaf(16, 104),
    leaf(74, 104),
    leaf(-4, 66),
    leaf(94, 66),
    element('circle', { cx: 0, cy: 0, r: 13 }),
  );
}

/** An open book under a lamp's rays, in gold. */
function emblem(y: number): Markup {
  const rays = Array.from({ length: 13 }, (_, index) => {
    const angle = ((index - 6) * 13 * Math.PI) / 180;
    const [from, to] = [112, index % 2 ? 178 : 214];
    const point = (radius: number) =>
      `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
    return element('path', { d: `M${point(from)}L${point(to)}` });
  });
  const page = (side: number) =>
    element('path', {
      d: `M0 20C${side * 50} -22 ${side * 130} -26 ${side * 190} -4V116C${side * 130} 94 ${side * 50} 98 0 140Z`,
      fill: CLOTH_LIGHT,
    });
  const lines = [0, 1, 2, 3].flatMap((line) =>
    [-1, 1].map((side) =>
      element('path', {
        d: `M${side * 28} ${32 + line * 23}C${side * 70} ${10 + line * 23} ${side * 120} ${8 + line * 23} ${side * 164} ${20 + line * 23}`,
        'stroke-width': 3,
      }),
    ),
  );
  return group(
    {
      transform: `translate(${MIDDLE} ${y})`,
      fill: 'none',
      stroke: palette.goldLight,
      'stroke-width': 6,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    },
    ...rays,
    page(-1),
    page(1),
    ...lines,
    element('path', { d: 'M0 20V140' }),
  );
}

/** A book's cover: title in gold on dark red cloth, framed. */
export function coverMarkup({ title, subtitle, foot }: CoverWords): Markup {
  const lettering = serif(132, 600);
  const lines = balanceLines(title, lettering, COVER.width - 330);
  const top = 420;
  const pitch = 152;
  const below = top + (lines.length - 1) * pitch;
  const gold = { x: MIDDLE, anchor: 'middle', fill: palette.goldLight } as const;
  const edge = 118;
  return [
    element('rect', { width: COVER.width, height: COVER.height, fill: CLOTH }),
    frameBox(56, 8),
    frameBox(76, 2),
    corner(edge, edge, 0),
    corner(COVER.width - edge, edge, 90),
    corner(COVER.width - edge, COVER.height - edge, 180),
    corner(edge, COVER.height - edge, 270),
    ...lines.map((line, index) => text(line, lettering, { ...gold, y: top + index * pitch })),
    element('path', {
      d: `M${MIDDLE - 190} ${below + 86}H${MIDDLE - 28}M${MIDDLE + 28} ${below + 86}H${MIDDLE + 190}`,
      stroke: palette.goldLight,
      'stroke-width': 4,
    }),
    element('path', {
      d: `M${MIDDLE} ${below + 72}l14 14l-14 14l-14 -14Z`,
      fill: palette.goldLight,
    }),
    text(subtitle, serif(50, 400, true), { ...gold, y: below + 172 }),
    emblem(1240),
    text(foot, { ...sans(32, 500), spacing: 5 }, { ...gold, y: COVER.height - 186 }),
  ].join('');
}

/** A cover as a picture of its own. */
export const coverSvg = (words: CoverWords): string =>
  element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${COVER.width} ${COVER.height}`,
      width: COVER.width,
      height: COVER.height,
    },
    element('title', {}, escape(words.title)),
    coverMarkup(words),
  );
