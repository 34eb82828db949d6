import { element, palette, text, sans } from '@manna/shared/print';
import { CARD, gameCard } from '../interactives/game-card';
import type { DrawnPicture } from '../maker';
import { lengthText } from './length-text';

const MIDDLE = { x: CARD.width / 2, y: 540 };

/** A sign to play, large and in the middle. */
const playSign = [
  element('circle', { cx: MIDDLE.x, cy: MIDDLE.y, r: 150, fill: palette.red }),
  element('path', {
    d: `M${MIDDLE.x - 48} ${MIDDLE.y - 76}L${MIDDLE.x + 84} ${MIDDLE.y}L${MIDDLE.x - 48} ${MIDDLE.y + 76}Z`,
    fill: palette.card,
  }),
];

/** A sheet with lines. */
const sheetSign = [
  element('rect', {
    x: MIDDLE.x - 130,
    y: MIDDLE.y - 170,
    width: 260,
    height: 340,
    rx: 10,
    fill: palette.card,
    stroke: palette.rule,
    'stroke-width': 3,
  }),
  ...[-100, -50, 0, 50, 100].map((dy, index) =>
    element('rect', {
      x: MIDDLE.x - 90,
      y: MIDDLE.y + dy - 6,
      width: index === 4 ? 100 : 180,
      height: 12,
      rx: 6,
      fill: palette.gold,
    }),
  ),
];

/** What a card says of a recording, film or document that has no picture of its own. */
export interface MediaCardWords {
  readonly kind: 'recording' | 'film' | 'document';
  readonly name: string;
  readonly caption: string;
  readonly credit: string;
  /** Milliseconds to the end of the last words that are heard. */
  readonly durationMs?: number | undefined;
}

const lines = { recording: 'To hear and read along', film: 'To watch, with captions', document: 'To read and print' };

/** Draws the picture of a recording, film or document that comes without one. */
export function mediaCard({ kind, name, caption, credit, durationMs }: MediaCardWords): DrawnPicture {
  const sign = kind === 'document' ? sheetSign : playSign;
  const alt = kind === 'document' ? `${name}: a sheet of paper.` : `${name}: a sign to play.`;
  const length =
    durationMs === undefined
      ? ''
      : text(
          lengthText(durationMs),
          { ...sans(27), tabular: true },
          { x: MIDDLE.x, y: 790, anchor: 'middle', fill: palette.inkSoft },
        );
  return gameCard({ title: name, line: lines[kind], alt, caption, credit }, ...sign, length);
}
