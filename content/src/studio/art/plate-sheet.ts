import type { BibleRef } from '@manna/shared/contracts';
import { books, verseNumber } from '@manna/shared/domain';
import { element, group, palette } from '@manna/shared/print';
import type { Markup } from '@manna/shared/print';
import { ContentError } from '../../base/content-error';
import type { World } from '../maker';

export const PLATE = { width: 1200, height: 1500 } as const;

/** A box on a plate. */
export interface Panel {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Colours of the illuminator: few, and gold among them. */
export const pigments = {
  ink: palette.ink,
  gold: palette.gold,
  goldLight: palette.goldLight,
  blue: '#27506b',
  blueLight: '#9db9c8',
  red: palette.red,
  green: '#4b6b45',
  greenLight: '#8fa67c',
  paper: palette.paper,
  card: palette.card,
} as const;

/**
 * Returns the text of one verse of the King James Version. Throws ContentError if the reference is not a single verse.
 */
export function verseOf(world: World, reference: string): string {
  const [ref, ...more]: readonly BibleRef[] = world.refs(reference);
  if (!ref || more.length || 'is_range' in ref) throw new ContentError(`A plate is of one verse, not of ${reference}.`);
  const book = books.find(({ usfmId }) => usfmId === ref.book);
  const text = book && world.verseText(verseNumber({ book: book.number, chapter: ref.chapter, verse: ref.verse }));
  if (text === undefined) throw new ContentError(`${reference} has no text in the King James Version.`);
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** A gold line, a fine line within, and a lozenge in each corner. */
export function plateFrame(inset = 44): Markup {
  const { width, height } = PLATE;
  const [w, h] = [width - 2 * inset, height - 2 * inset];
  const inner = inset + 16;
  const corners = [
    [inner, inner],
    [width - inner, inner],
    [inner, height - inner],
    [width - inner, height - inner],
  ] as const;
  return group(
    { fill: 'none', stroke: pigments.gold },
    element('rect', { x: inset, y: inset, width: w, height: h, 'stroke-width': 5 }),
    element('rect', { x: inner, y: inner, width: w - 32, height: h - 32, 'stroke-width': 1.8 }),
    ...corners.map(([x, y]) =>
      element('path', {
        d: `M${x - 15} ${y}L${x} ${y - 15}L${x + 15} ${y}L${x} ${y + 15}Z`,
        fill: pigments.gold,
        stroke: pigments.paper,
        'stroke-width': 4,
      }),
    ),
  );
}
