import { useReducer, useRef } from 'react';
import type { DataClient } from '@manna/shared/contracts';
import type { MapParts } from './load-map-view';
import { LoadedMap } from './loaded-map';
import type { MapMarker } from './map-marker';
import { useNear } from './use-near';
import styles from './lazy-map.module.css';

/** Few readers of an entry come near its map. */
const loadMap = async (data: DataClient): Promise<MapParts> => {
  const { loadMapParts } = await import(/* webpackChunkName: "map-loader" */ './load-map-view');
  return loadMapParts(data);
};

interface LazyMapProps {
  markers: readonly MapMarker[];
  /** Whether it is part of a page that scrolls; otherwise it fills the view. */
  isInPage: boolean;
  /** Loads the parts of a map. */
  load?: typeof loadMap;
}

/** A map that is loaded when the reader scrolls near it. Its space is reserved from the start. */
export function LazyMap({ markers, isInPage, load = loadMap }: LazyMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  return (
    <div ref={frame} className={styles.frame} data-in-page={isInPage ? '' : undefined}>
      {near && (
        <LoadedMap key={attempt} load={load} className={styles.middle} onRetry={retry}>
          {({ View, base }, drawing) => <View base={base} markers={markers} isInPage={isInPage} {...drawing} />}
        </LoadedMap>
      )}
    </div>
  );
}
