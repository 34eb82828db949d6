import { element, escape, group, palette, sans, serif, textBlock } from '@manna/shared/print';
import type { Markup } from '@manna/shared/print';

/** Width of a picture in pixels, and of the margin around what is on it; a third of it is a phone's. */
export const SHEET_WIDTH = 1080;
export const SHEET_MARGIN = 44;
export const SHEET_INNER = SHEET_WIDTH - 2 * SHEET_MARGIN;

/** Something drawn from the top down. The next one begins where it ends. */
export interface Part {
  readonly markup: Markup;
  readonly bottom: number;
}

/** A small lozenge between two fine lines. */
function flourish(x: number, y: number, width: number, colour: string = palette.gold): Markup {
  const half = width / 2;
  return group(
    { stroke: colour, 'stroke-width': 2, fill: 'none' },
    element('path', { d: `M${x - half} ${y}H${x - 16}M${x + 16} ${y}H${x + half}` }),
    element('path', { d: `M${x - 8} ${y}L${x} ${y - 8}L${x + 8} ${y}L${x} ${y + 8}Z`, fill: colour }),
  );
}

/** Title, line of explanation and flourish, centred at the top of a sheet. */
export function heading(title: string, subtitle: string): Part {
  const middle = SHEET_WIDTH / 2;
  const wide = SHEET_INNER - 40;
  const centred = { x: middle, anchor: 'middle', balanced: true } as const;
  const name = textBlock(title, serif(58, 600), { ...centred, y: 104, width: wide, leading: 68 });
  const line = textBlock(subtitle, sans(27), {
    ...centred,
    y: name.bottom + 52,
    width: wide,
    leading: 38,
    fill: palette.inkSoft,
  });
  const y = line.bottom + 38;
  return { markup: name.markup + line.markup + flourish(middle, y, 300), bottom: y + 20 };
}

/** Where a sheet's figures are from, in small letters at its foot. */
export function sourceLine(words: string, top: number): Part {
  const block = textBlock(words, sans(22), {
    x: SHEET_WIDTH / 2,
    y: top + 46,
    anchor: 'middle',
    balanced: true,
    width: SHEET_INNER - 60,
    leading: 31,
    fill: palette.inkSoft,
  });
  return { markup: block.markup, bottom: block.bottom + 44 };
}

/** A finished sheet; `title` and `description` are for readers who cannot see it. */
export function sheet(
  {
    title,
    description,
    width = SHEET_WIDTH,
    height,
  }: {
    readonly title: string;
    readonly description: string;
    readonly width?: number;
    readonly height: number;
  },
  ...parts: readonly Markup[]
): Markup {
  const size = { viewBox: `0 0 ${width} ${height}`, width, height };
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...size, role: 'img' },
    element('title', {}, escape(title)),
    element('desc', {}, escape(description)),
    element('rect', { width, height, fill: palette.paper }),
    ...parts,
  );
}
