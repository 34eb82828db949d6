import { waveringRing } from './drawing/tinted-regions';
import type { Geography } from './ground/geography';
import { landPart } from './ground/land-part';
import type { LandFeature } from './ground/lands-svg';

/** The kingdoms of all periods as areas of land, the largest first, so that a province of an empire lies on it. */
export const kingdomsByPeriod = (kingdoms: Geography<'kingdoms'>): LandFeature[] =>
  kingdoms
    .toSorted((one, other) => Number(other.properties.kind === 'empire') - Number(one.properties.kind === 'empire'))
    .map(({ geometry, properties: { name, kind, colour, periods } }) => ({
      properties: { kind, name, colour, periods, borders: 'approximate' },
      geometry: { type: 'Polygon', coordinates: [landPart(waveringRing(geometry.coordinates[0]))] },
    }));
