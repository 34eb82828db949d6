import { element, lineWidth, palette, sans, text } from '@manna/shared/print';
import { SHEET_INNER, SHEET_MARGIN } from './sheet';
import type { Part } from './sheet';

/** Room for a mark, pixels. */
const SLOT = 32;

/** Marks, drawn around 0, 0, each with what it means, on one line in the middle of a sheet. */
export function legendLine(marks: readonly (readonly [markup: string, words: string])[], y: number): Part {
  const lettering = sans(22);
  const widths = marks.map(([, words]) => SLOT + lineWidth(words, lettering));
  const gap = 34;
  let x = SHEET_MARGIN + (SHEET_INNER - widths.reduce((sum, width) => sum + width, gap * (marks.length - 1))) / 2;
  const markup = marks.map(([mark, words], index) => {
    const at = x;
    x += (widths[index] ?? 0) + gap;
    return (
      element('g', { transform: `translate(${Math.round(at) + 11} ${y - 8})` }, mark) +
      text(words, lettering, { x: at + SLOT, y, fill: palette.inkSoft })
    );
  });
  return { markup: markup.join(''), bottom: y + 14 };
}
