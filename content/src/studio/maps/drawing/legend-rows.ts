import { breakLines, element, palette, sans, serif, text } from '@manna/shared/print';
import { SHEET_INNER, SHEET_MARGIN } from '../../pictures/sheet';
import type { Part } from '../../pictures/sheet';

/** A colour of the map, its meaning, and the Bible reference for it. */
export interface LegendRow {
  readonly tint: string;
  readonly name: string;
  readonly reference: string;
}

const ROW = 44;
const GUTTER = 40;
const nameLettering = serif(26, 500);
const referenceLettering = sans(22);

const swatch = (tint: string, x: number, y: number) =>
  element('rect', {
    x,
    y: y - 11,
    width: 30,
    height: 22,
    rx: 4,
    fill: tint,
    opacity: 0.55,
    stroke: tint,
    'stroke-width': 2,
  });

/** Rows of a legend in two columns that are read downwards. */
export function legendRows(rows: readonly LegendRow[], top: number): Part {
  const perColumn = Math.ceil(rows.length / 2);
  const column = (SHEET_INNER - GUTTER) / 2;
  const first = top + ROW / 2;
  const markup = rows.map(({ tint, name, reference }, index) => {
    const x = SHEET_MARGIN + (index < perColumn ? 0 : column + GUTTER);
    const y = first + (index % perColumn) * ROW;
    return (
      swatch(tint, x, y) +
      text(name, nameLettering, { x: x + 44, y: y + 9 }) +
      text(reference, referenceLettering, { x: x + column, y: y + 8, anchor: 'end', fill: palette.inkSoft })
    );
  });
  return { markup: markup.join(''), bottom: first + (perColumn - 1) * ROW + 24 };
}

/** A colour of the map with a heading and some sentences. */
export interface LegendNote {
  readonly tint: string;
  readonly heading: string;
  readonly words: string;
}

/** Notes side by side, each under its colour. */
export function legendNotes(notes: readonly LegendNote[], top: number): Part {
  const column = (SHEET_INNER - GUTTER * (notes.length - 1)) / notes.length;
  let bottom = top;
  const markup = notes.map(({ tint, heading, words }, index) => {
    const x = SHEET_MARGIN + index * (column + GUTTER);
    const lines = breakLines(words, sans(24), column);
    bottom = Math.max(bottom, top + 74 + lines.length * 34);
    return (
      swatch(tint, x, top + 26) +
      text(heading, serif(32, 600), { x: x + 44, y: top + 37 }) +
      lines.map((line, row) => text(line, sans(24), { x, y: top + 82 + row * 34, fill: palette.inkSoft })).join('')
    );
  });
  return { markup: markup.join(''), bottom };
}
