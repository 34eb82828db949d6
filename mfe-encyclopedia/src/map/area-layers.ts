import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapColours } from './map-colours';
import { FONT, haloOf } from './map-style';

/** Fills and borders of the lands of a source. The borders are dashed, because they are approximate. */
export const areaLayers = (source: string, tint: string | ExpressionSpecification): LayerSpecification[] => [
  { id: `${source} areas`, source, type: 'fill', paint: { 'fill-color': tint, 'fill-opacity': 0.2 } },
  {
    id: `${source} borders`,
    source,
    type: 'line',
    layout: { 'line-join': 'round' },
    paint: { 'line-color': tint, 'line-width': 1.5, 'line-dasharray': [3, 2] },
  },
];

type Anchor = 'center' | 'top' | 'bottom' | 'left' | 'right';

/**
 * The names of the lands of a source, each in the middle of its land, or above or below that, so that a name is not lost where
 * another one is in the middle.
 */
export const areaNames = (
  source: string,
  colours: MapColours,
  anchors: readonly Anchor[] = ['center', 'top', 'bottom'],
): LayerSpecification => ({
  id: `names of ${source}`,
  source,
  type: 'symbol',
  layout: {
    'text-field': ['upcase', ['get', 'name']],
    'text-font': FONT,
    'text-size': ['interpolate', ['linear'], ['zoom'], 6, 11, 9, 17],
    'text-letter-spacing': 0.14,
    'text-variable-anchor': [...anchors],
    'text-radial-offset': 1,
  },
  paint: { ...haloOf(colours), 'text-color': colours.softInk },
});
