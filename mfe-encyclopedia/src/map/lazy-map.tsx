import { useReducer, useRef, useState } from 'react';
import type { DataClient } from '@manna/shared/contracts';
import { reportFailure, useData, useText } from '@manna/shared/runtime';
import { useAnswer } from '@manna/shared/runtime/use-answer';
import { Spinner } from '@manna/shared/ui';
import { FailedMap } from './failed-map';
import type { MapParts } from './load-map-view';
import { mapText } from './map-text';
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
      {near && <LoadedMap key={attempt} markers={markers} isInPage={isInPage} load={load} onRetry={retry} />}
    </div>
  );
}

function LoadedMap({ markers, isInPage, load, onRetry }: Required<LazyMapProps> & { onRetry: () => void }) {
  const text = useText(mapText);
  const data = useData();
  const [drawing, setDrawing] = useState<'loading' | 'failed' | 'drawn'>('loading');
  const report = (error: unknown) => reportFailure(error, 'map');
  const parts = useAnswer(() => load(data), [load, data], report);

  if (parts.status === 'failed' || drawing === 'failed')
    return (
      <div className={styles.middle}>
        <FailedMap onRetry={onRetry} />
      </div>
    );
  return (
    <>
      {parts.status === 'answered' && (
        <parts.result.View
          base={parts.result.base}
          markers={markers}
          isInPage={isInPage}
          onDrawn={() => setDrawing('drawn')}
          onFailed={(error) => {
            report(error);
            setDrawing('failed');
          }}
        />
      )}
      {drawing === 'loading' && (
        <div className={styles.middle}>
          <Spinner label={text.loading} />
        </div>
      )}
    </>
  );
}
