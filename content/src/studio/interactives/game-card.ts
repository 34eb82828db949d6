import { element, escape, palette, sans, serif, text } from '@manna/shared/print';
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
    text(title, serif(64, 600), { ...middle, y: 128 }),
    text(line, sans(27), { ...middle, y: 178, fill: palette.inkSoft }),
    ...parts,
  );
  return { svg, width, height, alt, caption, credit };
}
