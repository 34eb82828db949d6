import type { LayerSpecification } from 'maplibre-gl';
import type { MapData } from '../../map/map-data';
import { FONT, haloOf } from '../../map/map-style';
import type { MappedRoad } from './ancient-roads';
import type { AtlasColours } from './atlas-colours';

/** Id of the source that the view fills. */
export const ROADS = 'roads';

/** The roads as GeoJSON, from town to town; `nameOf` is what the map writes along one. */
export const roadsData = (roads: readonly MappedRoad[], nameOf: (road: MappedRoad) => string): MapData => ({
  type: 'FeatureCollection',
  features: roads.map((road) => ({
    type: 'Feature',
    properties: { name: nameOf(road) },
    geometry: { type: 'LineString', coordinates: road.places.map(({ lat, lon }) => [lon, lat]) },
  })),
});

/** Lines of roads, dashed because their course is uncertain, and their names along them. */
export const roadStyles = (colours: AtlasColours): { lines: LayerSpecification[]; names: LayerSpecification[] } => ({
  lines: [
    {
      id: 'roads',
      source: ROADS,
      type: 'line',
      layout: { 'line-join': 'round' },
      paint: { 'line-color': colours.orange, 'line-width': 2.5, 'line-dasharray': [2.5, 1.5] },
    },
  ],
  names: [
    {
      id: 'names of roads',
      source: ROADS,
      type: 'symbol',
      layout: {
        'symbol-placement': 'line',
        'text-field': ['get', 'name'],
        'text-font': FONT,
        'text-size': 12.5,
        'text-offset': [0, -0.7],
      },
      paint: { ...haloOf(colours), 'text-color': colours.softInk },
    },
  ],
});
