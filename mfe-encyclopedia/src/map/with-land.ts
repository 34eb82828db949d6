import type { StyleSpecification } from 'maplibre-gl';
import { areaLayers, areaNames } from './area-layers';
import { readColours } from './map-colours';
import type { MapData } from './map-data';

/** Id of the source with the land. */
const LAND = 'land of the page';

/** The style of a map with a land on its ground, in the accent of the page; its name is placed before those of the ground and of places. */
export function withLand(style: StyleSpecification, land: MapData, swatch: Element): StyleSpecification {
  const tint = getComputedStyle(swatch).getPropertyValue('--accent').trim();
  const firstName = style.layers.findIndex(({ type }) => type === 'symbol');
  const rooms = style.layers.findIndex(({ id }) => id === 'room for pins');
  return {
    ...style,
    sources: { ...style.sources, [LAND]: { type: 'geojson', data: land } },
    layers: [
      ...style.layers.slice(0, firstName),
      ...areaLayers(LAND, tint),
      ...style.layers.slice(firstName, rooms),
      // Beside the land as well: no other land has its name there.
      areaNames(LAND, readColours(swatch), ['center', 'top', 'bottom', 'left', 'right']),
      ...style.layers.slice(rooms),
    ],
  };
}
