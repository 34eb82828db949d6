import type { AtlasScene } from './atlas-scene';
import type { AtlasState } from './atlas-state';
import { KingdomsNote } from './kingdoms-note';
import { RoadList } from './road-list';

interface LayerNotesProps extends Pick<AtlasState, 'layers' | 'period'> {
  roads: AtlasScene['roads'];
}

/** What lies over the map, in words. */
export function LayerNotes({ layers, period, roads }: LayerNotesProps) {
  return (
    <>
      {layers.includes('kingdoms') && <KingdomsNote period={period} />}
      <RoadList roads={roads} />
    </>
  );
}
