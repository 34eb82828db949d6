import { roadsThrough } from './ancient-roads';
import type { AtlasState } from '@manna/shared/domain/atlas';
import { KingdomsNote } from './kingdoms-note';
import type { MappedPlace } from './packed-places';
import { RoadList } from './road-list';

interface LayerNotesProps extends Pick<AtlasState, 'layers' | 'period'> {
  /** All places of the map. */
  places: readonly MappedPlace[];
}

/** What lies over the map, in words. */
export function LayerNotes({ layers, period, places }: LayerNotesProps) {
  return (
    <>
      {layers.includes('kingdoms') && <KingdomsNote period={period} />}
      {layers.includes('roads') && <RoadList roads={roadsThrough(places)} />}
    </>
  );
}
