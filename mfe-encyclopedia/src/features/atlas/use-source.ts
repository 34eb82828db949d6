import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useMemo } from 'react';
import { reportFailure, useData } from '@manna/shared/runtime';
import { useAnswer } from '@manna/shared/runtime/use-answer';
import { loadMapData, type MapData } from '../../map/map-data';
import type { Period } from '@manna/shared/contracts';
import type { LandName } from '@manna/shared/domain/atlas';
import { landLayers, landsData } from './land-style';

const empty: MapData = { type: 'FeatureCollection', features: [] };
const report = (error: unknown) => reportFailure(error, 'map');

/** Fills a source of the map when its data change. */
export function useSource(map: MapLibreMap | null, id: string, data: MapData): void {
  useEffect(() => {
    // The map may have been removed meanwhile; it needs no data then.
    map
      ?.getSource<GeoJSONSource>(id)
      ?.setData(data)
      .catch(() => undefined);
  }, [map, id, data]);
}

/** The GeoJSON of a resource; undefined until it is loaded, and if there is none. */
export function useMapData(resource: string | undefined, ending?: string): MapData | undefined {
  const data = useData();
  const load = () => (resource === undefined ? Promise.resolve(undefined) : loadMapData(data, resource, ending));
  const loaded = useAnswer(load, [data, resource, ending], report);
  return loaded.status === 'answered' ? loaded.result : undefined;
}

/** Lays lands of a period over the map while `isShown`; they are loaded when they are first shown. */
export function useLands(map: MapLibreMap | null, name: LandName, isShown: boolean, period: Period): void {
  const { resource, ending } = landLayers[name];
  const data = useMapData(isShown ? resource : undefined, ending);
  const lands = useMemo(() => (data && isShown ? landsData(name, data, period) : empty), [data, isShown, name, period]);
  useSource(map, name, lands);
}
