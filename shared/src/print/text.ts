import { balanceLines, breakLines } from './lettering';
import type { Lettering } from './lettering';
import { palette } from './palette';
import { element, escape, short } from './svg';
import type { Attributes, Markup } from './svg';

export interface TextPlace {
  readonly x: number;
  /** Baseline. */
  readonly y: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly fill?: string;
  /** Colour of an edge around the letters that keeps them legible on lines. */
  readonly halo?: string;
  /** Degrees, clockwise around the place. */
  readonly rotate?: number;
  readonly opacity?: number;
}

const letteringAttributes = ({ family, weight, italic, size, spacing, tabular }: Lettering): Attributes => ({
  'font-family': family,
  'font-size': size,
  'font-weight': weight === 400 ? undefined : weight,
  'font-style': italic ? 'italic' : undefined,
  'letter-spacing': spacing === 0 ? undefined : spacing,
  'font-variant-numeric': tabular ? 'tabular-nums' : undefined,
});

/**
 * Straight marks as they are written in data, curved as they are printed.
 *
 * @param before what stands directly before the words, which says whether a mark opens or closes
 */
export const printed = (words: string, before = ''): string =>
  (before + words)
    .replaceAll(/(^|[\s(\u2014])"/g, '$1\u201c')
    .replaceAll('"', '\u201d')
    .replaceAll(/(^|[\s(\u2014\u201c])'/g, '$1\u2018')
    .replaceAll("'", '\u2019')
    .replaceAll(/(\d|BC)-(?=\d|AD)/g, '$1\u2013')
    .slice(before.length);

/** One line of text; apostrophes and ranges of numbers are set as print has them. */
export function text(words: string, lettering: Lettering, place: TextPlace): Markup {
  const { x, y, anchor, fill = palette.ink, halo, rotate, opacity } = place;
  const edge = halo && {
    stroke: halo,
    'stroke-width': Math.max(4, lettering.size * 0.22),
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  };
  return element(
    'text',
    {
      x,
      y,
      ...letteringAttributes(lettering),
      'text-anchor': anchor === 'start' ? undefined : anchor,
      fill,
      ...edge,
      transform: rotate ? `rotate(${short(rotate)} ${short(x)} ${short(y)})` : undefined,
      opacity,
    },
    escape(printed(words)),
  );
}

export interface TextBlockPlace extends TextPlace {
  readonly width: number;
  /** Pixels from baseline to baseline. */
  readonly leading: number;
  /** Whether lines are made of even length, for headings and centred text. */
  readonly balanced?: boolean;
}

/** Markup of a text that is broken into lines, and the baseline of its last line. */
export interface TextBlock {
  readonly markup: Markup;
  readonly lines: number;
  readonly bottom: number;
}

/** A text broken at `width`; `y` is its first baseline. */
export function textBlock(words: string, lettering: Lettering, place: TextBlockPlace): TextBlock {
  const { width, leading, balanced = false, ...rest } = place;
  const lines = balanced ? balanceLines(words, lettering, width) : breakLines(words, lettering, width);
  return {
    markup: lines.map((line, index) => text(line, lettering, { ...rest, y: place.y + index * leading })).join(''),
    lines: lines.length,
    bottom: place.y + Math.max(0, lines.length - 1) * leading,
  };
}
