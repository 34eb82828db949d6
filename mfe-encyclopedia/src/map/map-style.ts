import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { MapColours } from './map-colours';
import type { MapData } from './map-data';
import type { MapMarker } from './map-marker';

/** Id of the source with land, waters and names. */
export const GROUND = 'base';
/** Id of the source with the places that have a name on the map. */
export const PLACES = 'places';
/** Id of the source with the point below the map's buttons. */
export const BUTTONS = 'buttons';
/** Id of a transparent image as large as the map's buttons. */
export const BUTTONS_ROOM = 'room for buttons';
/** Id of a transparent image as wide as a pin. */
export const ROOM = 'room for a pin';

/** Fonts of the names on a map; the browser has them. */
export const FONT = ['Literata Variable', 'serif'];

/** Lowest zoom for each level of detail: any, that of a country, and that of a day's walk. */
const detailShown: ExpressionSpecification = ['>=', ['zoom'], ['match', ['get', 'detail'], 1, 0, 2, 5.5, 8]];

const kind = (...kinds: string[]): ExpressionSpecification => ['in', ['get', 'kind'], ['literal', kinds]];
const all = (...conditions: ExpressionSpecification[]): ExpressionSpecification => ['all', ...conditions];

/** A measure in pixels that grows with the map: at zoom 4, and at zoom 9. */
const byZoom = (far: number, near: number): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.6],
  ['zoom'],
  4,
  far,
  9,
  near,
];

/** Land, hills and waters of the source 'base'. */
export function groundLayers(colours: MapColours): LayerSpecification[] {
  const source = 'base';
  return [
    { id: 'water', type: 'background', paint: { 'background-color': colours.water } },
    {
      id: 'shallows',
      source,
      type: 'line',
      filter: kind('land'),
      paint: { 'line-color': colours.shallows, 'line-width': byZoom(10, 26), 'line-blur': byZoom(8, 22) },
    },
    { id: 'land', source, type: 'fill', filter: kind('land'), paint: { 'fill-color': colours.land } },
    {
      id: 'hills',
      source,
      type: 'line',
      filter: all(kind('ridge'), detailShown),
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': colours.hills, 'line-width': byZoom(8, 110), 'line-blur': byZoom(7, 90) },
    },
    { id: 'lakes', source, type: 'fill', filter: kind('lake', 'sea'), paint: { 'fill-color': colours.water } },
    {
      id: 'shores',
      source,
      type: 'line',
      filter: kind('land', 'lake', 'sea'),
      paint: { 'line-color': colours.shore, 'line-width': 1 },
    },
    {
      id: 'rivers',
      source,
      type: 'line',
      filter: all(kind('river'), detailShown),
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': colours.shore, 'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.7, 9, 2] },
    },
    {
      id: 'ancient rivers',
      source,
      type: 'line',
      filter: all(kind('ancient'), detailShown),
      paint: { 'line-color': colours.shore, 'line-width': 1, 'line-dasharray': [2, 3] },
    },
  ];
}

/** The names of lands and waters of the source 'base', but those of the places that a map names itself. */
export function groundNameLayers(colours: MapColours, names: readonly string[]): LayerSpecification[] {
  const isFree: ExpressionSpecification = ['!', ['in', ['get', 'name'], ['literal', [...names]]]];
  return [
    {
      id: 'names of lands',
      source: 'base',
      type: 'symbol',
      filter: all(kind('land name'), detailShown, isFree),
      layout: {
        'text-field': ['upcase', ['get', 'name']],
        'text-font': FONT,
        'text-size': 11,
        'text-letter-spacing': 0.18,
        'text-max-width': 20,
        'text-padding': 8,
      },
      paint: { ...haloOf(colours), 'text-color': colours.softInk },
    },
    {
      id: 'names of waters',
      source: 'base',
      type: 'symbol',
      filter: all(kind('sea name', 'water name'), detailShown, isFree),
      layout: {
        'text-field': ['get', 'name'],
        'text-font': FONT,
        'text-size': 12,
        'text-max-width': 6,
        'text-padding': 8,
      },
      paint: { 'text-color': colours.waterInk, 'text-halo-color': colours.water, 'text-halo-width': 1.2 },
    },
  ];
}

/** A halo in the color of the land, on which a name can be read. */
export const haloOf = ({ land }: MapColours) => ({ 'text-halo-color': land, 'text-halo-width': 1.4 });

/** Keeps the names away from the buttons, which are elements above the map. */
export const buttonsLayer: LayerSpecification = {
  id: BUTTONS_ROOM,
  source: BUTTONS,
  type: 'symbol',
  layout: { 'icon-image': BUTTONS_ROOM, 'icon-anchor': 'top-right', 'icon-allow-overlap': true },
};

function nameLayers(colours: MapColours, markers: readonly MapMarker[]): LayerSpecification[] {
  return [
    ...groundNameLayers(
      colours,
      markers.map(({ title }) => title),
    ),
    {
      id: 'names of places',
      source: PLACES,
      type: 'symbol',
      layout: {
        'text-field': ['get', 'title'],
        'text-font': FONT,
        'text-size': ['case', ['get', 'isSubject'], 16, 14],
        // Beside, above or below the pin, or towards a corner: the first that is free.
        'text-variable-anchor': [
          'left',
          'right',
          'top',
          'bottom',
          'top-left',
          'bottom-left',
          'top-right',
          'bottom-right',
        ],
        // Far enough that a name towards a corner does not touch the room of its own pin.
        'text-radial-offset': 1.35,
        'text-padding': 1,
        'text-justify': 'auto',
        'text-max-width': 9,
        'symbol-sort-key': ['get', 'order'],
      },
      paint: { ...haloOf(colours), 'text-halo-width': 1.8, 'text-color': colours.ink },
    },
    // The top layers are placed first, so that names avoid the pins and the buttons, which are elements above the map.
    { id: 'room for pins', source: PLACES, type: 'symbol', layout: { 'icon-image': ROOM, 'icon-allow-overlap': true } },
    buttonsLayer,
  ];
}

/** The named places as GeoJSON, one for each pin. */
export const namedPlaces = (markers: readonly MapMarker[]): MapData => ({
  type: 'FeatureCollection',
  features: markers.map(({ title, latitude, longitude, isSubject }, order) => ({
    type: 'Feature',
    properties: { title, isSubject, order },
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  })),
});

interface MapToStyle {
  /** Path of the GeoJSON of the ground. */
  base: string;
  markers: readonly MapMarker[];
  /** Those that have a name on the map. */
  named: readonly MapMarker[];
  colours: MapColours;
}

/** The style of the map: the ground with its names, and the names of the places; pins are elements over the map. */
export function mapStyle({ base, markers, named, colours }: MapToStyle): StyleSpecification {
  return {
    version: 8,
    transition: { duration: 0, delay: 0 },
    sources: {
      base: { type: 'geojson', data: base, tolerance: 0.2 },
      [PLACES]: { type: 'geojson', data: namedPlaces(named) },
      [BUTTONS]: { type: 'geojson', data: namedPlaces([]) },
    },
    layers: [...groundLayers(colours), ...nameLayers(colours, markers)],
  };
}
