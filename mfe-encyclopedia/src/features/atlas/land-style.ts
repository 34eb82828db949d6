import type { LayerSpecification } from 'maplibre-gl';
import type { Period } from '@manna/shared/contracts';
import type { MapData } from '../../map/map-data';
import { areaLayers, areaNames } from '../../map/area-layers';
import type { AtlasColours } from './atlas-colours';
import { landNames, type LandName } from '@manna/shared/domain/atlas';

type Tint = 'red' | 'orange' | 'yellow' | 'green' | 'blue' | 'purple';

interface LandLayer {
  resource: string;
  /** The end of the name of its GeoJSON, if it has several. */
  ending?: string;
  /** The tints of the lands by the number of their color, or else in their order: no two neighbours have the same. */
  tints: readonly Tint[];
}

/** What has the lands of each layer. */
export const landLayers: Readonly<Record<LandName, LandLayer>> = {
  tribes: { resource: 'map-tribal-lands', tints: ['red', 'orange', 'yellow', 'green', 'blue', 'purple'] },
  kingdoms: {
    resource: 'map-kingdoms-of-israel-and-judah',
    ending: '.periods.geojson',
    tints: ['red', 'yellow', 'green', 'blue', 'purple', 'orange'],
  },
  provinces: {
    resource: 'map-provinces-of-the-new-testament',
    tints: [
      ...(['red', 'yellow', 'green', 'blue', 'purple', 'yellow', 'yellow', 'red', 'blue', 'purple'] as const),
      ...(['orange', 'orange', 'orange', 'red', 'green', 'yellow', 'blue', 'purple', 'red'] as const),
    ],
  },
};

/** The lands of a layer: the areas of its data, each with its tint. Lands that name their periods are left out in others. */
export function landsData(name: LandName, { features }: MapData, period: Period): MapData {
  const { tints } = landLayers[name];
  const areas = features.filter(({ geometry, properties: { periods } }) => {
    const isThen = !Array.isArray(periods) || periods.includes(period);
    return geometry.type === 'Polygon' && isThen;
  });
  return {
    type: 'FeatureCollection',
    features: areas.map((area, index) => ({
      ...area,
      properties: {
        name: area.properties['name'],
        tint: tints[Number(area.properties['colour'] ?? index) % tints.length],
      },
    })),
  };
}

/** Fills, borders and names of the lands, in the order in which they are drawn. */
export const landStyles = (colours: AtlasColours): { areas: LayerSpecification[]; names: LayerSpecification[] } => ({
  areas: landNames.flatMap((source): LayerSpecification[] => {
    const { red, orange, yellow, green, blue, purple } = colours;
    const tint: ['match', ...unknown[]] = [
      'match',
      ['get', 'tint'],
      ...Object.entries({ red, orange, yellow, green, blue, purple }).flat(),
      red,
    ];
    return areaLayers(source, tint as never);
  }),
  names: landNames.map((source) => areaNames(source, colours)),
});
