import { group, lineWidth, palette, serif, short, text } from '@manna/shared/print';
import type { Lettering, Markup } from '@manna/shared/print';
import { ContentError } from '../../base/content-error';
import { readGeography } from './ground/geography';
import type { GeographyFeature } from './ground/geography';
import { within } from './drawing/label-placement';
import type { Box } from './drawing/label-placement';
import type { MapFrame } from './drawing/map-frame';

type Name = GeographyFeature<'names'>['properties'];

const letteringOf = ({ kind, size }: Name): Lettering => {
  if (kind === 'land') return { ...serif(size, 500), spacing: size * 0.22 };
  if (kind === 'realm') return serif(size, 600);
  if (kind === 'people') return { ...serif(size, 500), spacing: size * 0.1 };
  return { ...serif(size, 400, true), spacing: kind === 'sea' ? size * 0.12 : size * 0.03 };
};

const inks: Record<Name['kind'], string> = {
  sea: palette.waterInk,
  water: palette.waterInk,
  land: palette.inkFaint,
  realm: palette.ink,
  people: palette.inkSoft,
  hills: palette.hillInk,
};

const shown = ({ kind, name }: Name) => (kind === 'land' ? name.toUpperCase() : name);

/**
 * Draws names of seas, lands, peoples and waters at their positions in content/authored/geography/names.json, and
 * returns the boxes that they take. `open` is the visible part of the map. Throws ContentError for a key that the file
 * does not have, and for a name outside the visible part.
 */
export function mapNames(
  keys: readonly string[],
  frame: MapFrame,
  open: Box,
): { readonly markup: Markup; readonly boxes: readonly Box[] } {
  const known = new Map(readGeography('names').map((feature) => [feature.properties.key, feature]));
  const names = keys.map((key) => {
    const feature = known.get(key);
    if (!feature) throw new ContentError(`content/authored/geography/names.json has no name "${key}".`);
    return feature;
  });
  const set = names.map(({ properties, geometry }) => {
    const lettering = letteringOf(properties);
    const lines = shown(properties).split('\n');
    const leading = properties.size * 1.25;
    const [x, y] = frame.project(geometry.coordinates);
    const width = Math.max(...lines.map((line) => lineWidth(line, lettering)));
    const height = properties.size * 0.9 + (lines.length - 1) * leading;
    const first = y - height / 2 + properties.size * 0.75;
    const markup = lines
      .map((line, index) =>
        text(line, lettering, {
          x,
          y: first + index * leading,
          anchor: 'middle',
          fill: inks[properties.kind],
        }),
      )
      .join('');
    const { angle } = properties;
    const turn = angle ? `rotate(${angle} ${short(x)} ${short(y)})` : undefined;
    const turned = (angle * Math.PI) / 180;
    const [c, s] = [Math.abs(Math.cos(turned)), Math.abs(Math.sin(turned))];
    const [w, h] = [width * c + height * s, width * s + height * c];
    const box = { x: x - w / 2, y: y - h / 2, width: w, height: h };
    if (!within(box, open)) {
      throw new ContentError(`The name "${properties.key}" does not lie within the map that asks for it.`);
    }
    return { markup: turn === undefined ? markup : group({ transform: turn }, markup), box };
  });
  return { markup: set.map(({ markup }) => markup).join(''), boxes: set.map(({ box }) => box) };
}
