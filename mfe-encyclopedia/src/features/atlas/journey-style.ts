import type { LayerSpecification } from 'maplibre-gl';
import { FONT, haloOf } from '../../map/map-style';
import type { AtlasColours } from './atlas-colours';

/** Ids of the sources that the view fills. */
export const LEGS = 'legs';
export const STOPS = 'stops';
export const RULER = 'ruler';

/** The way of a journey and the measured line. */
export const lineLayers = (colours: AtlasColours): LayerSpecification[] => [
  {
    id: 'legs below',
    source: LEGS,
    type: 'line',
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': colours.card, 'line-width': 5, 'line-opacity': 0.7 },
  },
  {
    id: 'legs',
    source: LEGS,
    type: 'line',
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': colours.red,
      'line-width': ['case', ['get', 'isAhead'], 1.5, 3],
      'line-opacity': ['case', ['get', 'isAhead'], 0.55, 1],
    },
  },
  {
    id: 'ruler',
    source: RULER,
    type: 'line',
    paint: { 'line-color': colours.ink, 'line-width': 2, 'line-dasharray': [2, 1.5] },
  },
];

/** The stops of a journey, each with its numbers. */
export const stopLayers = (colours: AtlasColours): LayerSpecification[] => [
  {
    id: 'stops',
    source: STOPS,
    type: 'circle',
    layout: { 'circle-sort-key': ['case', ['get', 'isCurrent'], 1, 0] },
    paint: {
      'circle-radius': ['case', ['get', 'isCurrent'], 10, 5.5],
      'circle-color': ['case', ['get', 'isCurrent'], colours.red, colours.card],
      'circle-stroke-color': ['case', ['get', 'isCurrent'], colours.card, colours.red],
      'circle-stroke-width': 2.5,
    },
  },
  {
    id: 'names of stops',
    source: STOPS,
    type: 'symbol',
    layout: {
      'text-field': ['format', ['get', 'numbers'], { 'font-scale': 0.85 }, '  ', {}, ['get', 'name'], {}],
      'text-font': FONT,
      'text-size': ['case', ['get', 'isCurrent'], 17, 14],
      'text-variable-anchor': ['left', 'right', 'top', 'bottom', 'top-left', 'bottom-left'],
      'text-radial-offset': 0.85,
      'text-justify': 'auto',
      'text-max-width': 12,
      'symbol-sort-key': ['case', ['get', 'isCurrent'], 0, ['get', 'order']],
    },
    paint: { ...haloOf(colours), 'text-halo-width': 2, 'text-color': colours.ink },
  },
];
