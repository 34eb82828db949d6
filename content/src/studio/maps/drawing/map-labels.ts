import { capHeight, element, lineWidth, palette, sans, serif, text } from '@manna/shared/print';
import type { Lettering, Markup } from '@manna/shared/print';
import { ContentError } from '../../../base/content-error';
import { placeLabels } from './label-placement';
import type { Surroundings } from './label-placement';
import type { Point } from './map-frame';

/** A name at a mark, with numbers before it if the mark is a stop of a route. */
export interface MapLabel {
  readonly at: Point;
  readonly radius: number;
  readonly name: string;
  readonly lettering?: Lettering;
  readonly fill?: string;
  readonly numbers?: readonly number[];
  /** Colour of the numbers' ground. */
  readonly colour?: string;
}

const CHIP_HEIGHT = 32;
const chipLettering = sans(21, 700);
const defaultLettering = serif(27, 500);

const chipWidth = (numbers: readonly number[]): number =>
  Math.max(CHIP_HEIGHT, lineWidth(numbers.join(' · '), chipLettering) + 18);

/** Numbers on a coloured ground, its left edge at x, its middle at y; and its width. */
export function chip(
  numbers: readonly number[],
  x: number,
  y: number,
  colour: string,
): { markup: Markup; width: number } {
  const width = chipWidth(numbers);
  return {
    width,
    markup:
      element('rect', {
        x,
        y: y - CHIP_HEIGHT / 2,
        width,
        height: CHIP_HEIGHT,
        rx: CHIP_HEIGHT / 2,
        fill: colour,
        stroke: palette.card,
        'stroke-width': 2,
      }) +
      text(numbers.join(' · '), chipLettering, { x: x + width / 2, y: y + 7.5, anchor: 'middle', fill: palette.card }),
  };
}

const room = (label: MapLabel) => (label.numbers?.length ? chipWidth(label.numbers) + 7 : 0);

/**
 * Places names so that none covers another or a mark. If a name is far from its mark, a fine line connects them.
 * Throws ContentError if there is no room for a name on the map.
 */
export function mapLabels(labels: readonly MapLabel[], around: Surroundings): Markup {
  const placed = placeLabels(
    labels.map((label) => {
      const lettering = label.lettering ?? defaultLettering;
      const height = Math.max(label.numbers?.length ? CHIP_HEIGHT : 0, lettering.size * 0.98);
      return { at: label.at, radius: label.radius, width: room(label) + lineWidth(label.name, lettering), height };
    }),
    around,
  );
  const lines: Markup[] = [];
  const names = labels.map((label, index) => {
    const box = placed[index];
    if (!box) throw new ContentError(`A map has no room for the name ${label.name}.`);
    const lettering = label.lettering ?? defaultLettering;
    const middle = box.y + box.height / 2;
    if (box.far) {
      const x = Math.min(box.x + box.width, Math.max(box.x, label.at[0]));
      const y = Math.min(box.y + box.height, Math.max(box.y, label.at[1]));
      const d = `M${label.at[0].toFixed(1)} ${label.at[1].toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}`;
      lines.push(element('path', { d, stroke: palette.inkSoft, 'stroke-width': 1.6, fill: 'none' }));
    }
    const numbers = label.numbers?.length ? chip(label.numbers, box.x, middle, label.colour ?? palette.red).markup : '';
    const name = text(label.name, lettering, {
      x: box.x + room(label),
      y: middle + capHeight(lettering) / 2,
      fill: label.fill ?? palette.ink,
      halo: palette.land,
    });
    return name + numbers;
  });
  return lines.join('') + names.join('');
}
