import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { MapData } from '../../map/map-data';
import { BUTTONS, buttonsLayer, FONT, groundLayers, groundNameLayers, haloOf } from '../../map/map-style';
import type { AtlasColours } from './atlas-colours';
import { landNames } from '@manna/shared/domain/atlas';
import { LEGS, lineLayers, RULER, stopLayers, STOPS } from './journey-style';
import { landStyles } from './land-style';
import { ROADS, roadStyles } from './road-style';

/** Ids of the sources that the view fills. */
export const PLACES = 'places';
export const SITES = 'sites';

/** Layers whose features are places that a reader can choose. */
export const placeLayers = [
  'stops',
  'dots',
  'names of places',
  'names of regions',
  'names of waters and rivers',
] as const;

/** From afar only the best known places are shown: the number of them at each zoom. */
const isShown: ExpressionSpecification = [
  '<',
  ['get', 'rank'],
  ['step', ['zoom'], 60, 5, 120, 6, 260, 7, 450, 8, 5000],
];

const empty: MapData = { type: 'FeatureCollection', features: [] };

const isFirm: ExpressionSpecification = ['get', 'isFirm'];
const isBest: ExpressionSpecification = ['get', 'isBest'];

const byZoom = (far: number, near: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  4,
  far,
  9,
  near,
];

const hasLook = (look: 'land' | 'water' | 'point'): ExpressionSpecification => ['==', ['get', 'look'], look];
const names = { 'text-font': FONT, 'text-padding': 2, 'symbol-sort-key': ['get', 'rank'] as ExpressionSpecification };

const placesLayers = (colours: AtlasColours): LayerSpecification[] => [
  {
    // A ring around the mark: that a passage visits the place is no matter of colour alone.
    id: 'rings',
    source: PLACES,
    type: 'circle',
    filter: ['all', isShown, ['get', 'isVisited']],
    paint: {
      'circle-radius': byZoom(6, 8.5),
      'circle-color': colours.card,
      'circle-stroke-color': colours.accent,
      'circle-stroke-width': 1.5,
    },
  },
  {
    id: 'dots',
    source: PLACES,
    type: 'circle',
    filter: ['all', isShown, hasLook('point')],
    paint: {
      'circle-radius': byZoom(2.2, 4.5),
      'circle-color': ['case', isFirm, colours.accent, colours.card],
      'circle-stroke-color': ['case', isFirm, colours.card, colours.accent],
      'circle-stroke-width': byZoom(0.8, 1.5),
    },
  },
  {
    id: 'names of waters and rivers',
    source: PLACES,
    type: 'symbol',
    filter: ['all', isShown, hasLook('water')],
    layout: { ...names, 'text-field': ['get', 'name'], 'text-size': 12.5, 'text-max-width': 6 },
    paint: { ...haloOf(colours), 'text-color': colours.waterInk },
  },
  {
    id: 'names of regions',
    source: PLACES,
    type: 'symbol',
    filter: ['all', isShown, hasLook('land')],
    layout: {
      ...names,
      'text-field': ['upcase', ['get', 'name']],
      'text-size': ['interpolate', ['linear'], ['get', 'rank'], 0, 13, 120, 11],
      'text-letter-spacing': 0.14,
    },
    paint: { ...haloOf(colours), 'text-color': colours.softInk },
  },
  {
    id: 'names of places',
    source: PLACES,
    type: 'symbol',
    filter: ['all', isShown, hasLook('point')],
    layout: {
      ...names,
      'text-field': ['get', 'name'],
      'text-size': ['interpolate', ['linear'], ['get', 'rank'], 0, 15, 120, 12.5],
      'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
      'text-radial-offset': 0.55,
      'text-justify': 'auto',
      'text-max-width': 9,
    },
    paint: { ...haloOf(colours), 'text-color': colours.ink },
  },
];

const siteLayers = (colours: AtlasColours): LayerSpecification[] => [
  {
    id: 'sites',
    source: SITES,
    type: 'circle',
    layout: { 'circle-sort-key': ['case', isBest, 1, 0] },
    paint: {
      'circle-radius': ['case', isBest, 9, 7],
      'circle-color': ['case', isBest, colours.red, colours.card],
      'circle-stroke-color': ['case', isBest, colours.card, colours.red],
      'circle-stroke-width': 2.5,
    },
  },
  {
    id: 'names of sites',
    source: SITES,
    type: 'symbol',
    layout: {
      'text-field': ['get', 'label'],
      'text-font': FONT,
      'text-size': ['case', isBest, 15, 12.5],
      'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
      'text-radial-offset': 1,
      'text-justify': 'auto',
      'text-max-width': 11,
      'symbol-sort-key': ['get', 'order'],
    },
    paint: { ...haloOf(colours), 'text-halo-width': 2, 'text-color': colours.ink },
  },
];

/**
 * The style of the atlas. `base` is the path of the ground's GeoJSON. Its sources are empty but for the ground. `taken` are names
 * that the ground itself leaves out.
 */
export function atlasStyle(base: string, colours: AtlasColours, taken: readonly string[]): StyleSpecification {
  const filled = [PLACES, SITES, LEGS, STOPS, RULER, BUTTONS, ROADS, ...landNames];
  const lands = landStyles(colours);
  const roads = roadStyles(colours);
  return {
    version: 8,
    transition: { duration: 0, delay: 0 },
    sources: {
      base: { type: 'geojson', data: base, tolerance: 0.2 },
      ...Object.fromEntries(filled.map((id) => [id, { type: 'geojson', data: empty }])),
    },
    // Names of the layers on top are placed first.
    layers: [
      ...groundLayers(colours),
      ...lands.areas,
      ...groundNameLayers(colours, taken),
      ...roads.lines,
      ...placesLayers(colours),
      ...roads.names,
      // Before those of roads, which have room at many points of their line.
      ...lands.names,
      ...lineLayers(colours),
      ...stopLayers(colours),
      ...siteLayers(colours),
      buttonsLayer,
    ],
  };
}
