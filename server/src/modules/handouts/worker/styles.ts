import { palette, sans, serif } from '@manna/shared/print';
import type { PdfLayout } from '../handout-messages';
import type { Style } from './flow';

/** Size of the text in points, by the number of columns. */
const sizes = { 1: 11, 2: 9.5 } as const;

/** The styles of a document. */
export function stylesOf({ columns }: Pick<PdfLayout, 'columns'>) {
  const size = sizes[columns];
  const style = (lettering: Style['lettering'], fill: string = palette.ink, more: Partial<Style> = {}): Style => ({
    lettering,
    fill,
    rise: 0,
    gap: 0,
    ...more,
  });
  const raised = { rise: size * 0.34 };
  return {
    size,
    leading: size * 1.45,
    text: style(serif(size)),
    added: style(serif(size, 400, true)),
    jesus: style(serif(size), '#8c1d18'),
    jesusAdded: style(serif(size, 400, true), '#8c1d18'),
    strong: style(serif(size, 600)),
    title: style(serif(size, 400, true), palette.inkSoft),
    heading: style(serif(size * 1.12, 600)),
    subheading: style(serif(size, 600, true)),
    large: style(serif(size * 1.3, 600)),
    label: style({ ...sans(size * 0.8, 600), spacing: size * 0.06 }, palette.inkSoft),
    soft: style(serif(size * 0.9, 400, true), palette.inkSoft),
    note: style(serif(size * 0.88)),
    noteMark: style(serif(size * 0.88, 600)),
    verse: style(sans(size * 0.62, 600), palette.red, { ...raised, gap: size * 0.14 }),
    anchor: style(sans(size * 0.6, 500), palette.inkSoft, raised),
    credit: style(sans(size * 0.78), palette.inkSoft),
  };
}

export type Styles = ReturnType<typeof stylesOf>;
