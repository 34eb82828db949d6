import { element, lineWidth, palette, sans, serif, text } from '@manna/shared/print';
import type { Lettering } from '@manna/shared/print';
import { legendLine } from '../../pictures/legend-line';
import { referenceText } from '../../pictures/reference-text';
import { SHEET_INNER, SHEET_MARGIN } from '../../pictures/sheet';
import type { Part } from '../../pictures/sheet';
import type { NumberedStop } from '../journey-route';

import { chip } from './map-labels';
import { dot } from '../map-places';

const ROW = 46;
const GUTTER = 36;
const NUMBERS = 42;
const nameLettering = serif(26, 500);
const referenceLettering = sans(23);

/** What the marks on a map mean, on one line. */
const markLegend = (y: number, unknown: boolean): Part =>
  legendLine(
    [
      [dot([0, 0], true, 8), 'site known, or agreed by most'],
      [dot([0, 0], false, 8), 'one proposal among others'],
      ...(unknown ? [[text('?', serif(24, 600), { x: 0, y: 8, anchor: 'middle' }), 'site not known'] as const] : []),
    ],
    y,
  );

/** Stops with number, name and first reference, in two columns that are read downwards; what the marks mean above them. */
export function stopList(stops: readonly NumberedStop[], top: number): Part {
  const legend = markLegend(
    top + 26,
    stops.some(({ site }) => !site),
  );
  const first = legend.bottom + 36;
  const rows = Math.ceil(stops.length / 2);
  const column = (SHEET_INNER - GUTTER) / 2;
  const markup = stops.map(({ number, place, site, references }, index) => {
    const x = SHEET_MARGIN + (index < rows ? 0 : column + GUTTER);
    const y = first + (index % rows) * ROW;
    // Numbers have their own column, so that names are aligned.
    const { markup: numbers, width: own } = chip([number], x, y, palette.red);
    const width = Math.max(own, NUMBERS);
    const [reference] = references;
    const where = reference ? referenceText(reference) : '';
    const name = site ? place.name : `${place.name} ?`;
    const wanted = lineWidth(name, nameLettering) + lineWidth(where, referenceLettering);
    // A long row is drawn a little smaller before its name would run into its reference.
    const fit = Math.min(1, (column - width - 32) / wanted);
    const fitted = (lettering: Lettering): Lettering => ({
      ...lettering,
      size: Math.floor(lettering.size * fit * 4) / 4,
    });
    return (
      numbers +
      text(name, fitted(nameLettering), { x: x + width + 12, y: y + 9 }) +
      text(where, fitted(referenceLettering), { x: x + column, y: y + 8, anchor: 'end', fill: palette.inkSoft }) +
      (index % rows < rows - 1
        ? element('path', { d: `M${x} ${y + ROW / 2}H${x + column}`, stroke: palette.rule, 'stroke-width': 1.5 })
        : '')
    );
  });
  return { markup: legend.markup + markup.join(''), bottom: first + (rows - 1) * ROW + 24 };
}
