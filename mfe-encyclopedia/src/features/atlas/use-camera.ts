import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { wantsStillness } from '../../map/wants-stillness';
import type { Viewpoint } from '@manna/shared/domain/atlas';

/** Viewpoints that differ less are the same: a hundredth of a degree, a tenth of a zoom level. */
const isSame = (one: Viewpoint, other: Viewpoint): boolean =>
  Math.abs(one.longitude - other.longitude) < 0.005 &&
  Math.abs(one.latitude - other.latitude) < 0.005 &&
  Math.abs(one.zoom - other.zoom) < 0.05;

const viewOfMap = (map: MapLibreMap): Viewpoint => {
  const { lng, lat } = map.getCenter();
  return { longitude: lng, latitude: lat, zoom: map.getZoom() };
};

/** Moves the map to a viewpoint when it changes, and reports where the reader has moved the map. */
export function useCamera(map: MapLibreMap | null, view: Viewpoint, onMove: (view: Viewpoint) => void): void {
  const asked = useRef(view);
  useEffect(() => {
    const isNew = !isSame(asked.current, view);
    asked.current = view;
    if (!map || !isNew || isSame(viewOfMap(map), view)) return;
    map.easeTo({ center: [view.longitude, view.latitude], zoom: view.zoom, animate: !wantsStillness() });
  }, [map, view]);
  const report = useEffectEvent((moved: MapLibreMap) => {
    const now = viewOfMap(moved);
    if (isSame(now, asked.current)) return;
    asked.current = now;
    onMove(now);
  });
  useEffect(() => {
    const subscription = map?.on('moveend', () => report(map));
    return () => subscription?.unsubscribe();
  }, [map]);
}
