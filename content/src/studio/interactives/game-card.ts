import { element, escape, lineWidth, palette, sans, serif, text } from '@manna/shared/print';
import type { Markup } from '@manna/shared/print';
import type { DrawnPicture } from '../maker';

/** The size of a card and its margin, in pixels. */
export const CARD = { width: 1200, height: 900, margin: 64 } as const;

/** The texts on a card, and those that describe it. */
export interface CardWords {
  readonly title: string;
  readonly line: string;
  readonly alt: string;
  readonly caption: string;
  readonly credit: string;
}

type Setting = ReturnType<typeof serif>;

/** The setting in which a line is no wider than the card's text, smaller only if it must be. */
function fitted(line: string, setting: (size: number) => Setting, size: number): Setting {
  const room = CARD.width - 2 * CARD.margin;
  const width = lineWidth(line, setting(size));
  return setting(width <= room ? size : Math.floor((size * room) / width));
}

/** Renders the preview picture of a game: a title and a line of text, and below them what the game looks like. */
export function gameCard({ title, line, alt, caption, credit }: CardWords, ...parts: readonly Markup[]): DrawnPicture {
  const { width, height } = CARD;
  const middle = { x: width / 2, anchor: 'middle' } as const;
  const svg = element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height, role: 'img' },
    element('title', {}, escape(title)),
    element('desc', {}, escape(alt)),
    element('rect', { width, height, fill: palette.paper }),
    element('rect', {
      x: 18,
      y: 18,
      width: width - 36,
      height: height - 36,
      rx: 14,
      fill: 'none',
      stroke: palette.rule,
      'stroke-width': 2,
    }),
    text(
      title,
      fitted(title, (size) => serif(size, 600), 64),
      { ...middle, y: 128 },
    ),
    text(line, fitted(line, sans, 27), { ...middle, y: 178, fill: palette.inkSoft }),
    ...parts,
  );
  return { svg, width, height, alt, caption, credit };
}
