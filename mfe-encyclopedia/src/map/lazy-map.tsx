import { useReducer, useRef, useState, type ReactNode } from 'react';
import { useSite } from '@manna/shared/runtime';
import type { Ground } from './ground';
import { loadMapLibrary } from './load-map-library';
import { LoadedMap } from './loaded-map';
import type { MapMarker } from './map-marker';
import { StillMap, type StillMapProps } from './still-map';
import { useNear } from './use-near';
import styles from './lazy-map.module.css';

/** The drawing is loaded this far ahead: it is small, and a reader who scrolls fast sees it before the map can be there. */
const DRAWING_AHEAD = '1200px';

export interface LazyMapProps {
  markers: readonly MapMarker[];
  ground: Ground;
  /** Whether it is part of a page that scrolls; otherwise it fills the view. */
  isInPage: boolean;
  /** Renders the drawing that is there before the map. */
  draw?: (still: StillMapProps) => ReactNode;
  /** Loads the parts of a map. */
  load?: (
    ...of: Parameters<typeof loadMapLibrary>
  ) => Promise<Pick<Awaited<ReturnType<typeof loadMapLibrary>>, 'View' | 'base' | 'ground'>>;
}

/**
 * A map that is loaded when the reader scrolls near it. Until it is drawn, and if that fails, there is a drawing of the same
 * places on the same ground in its space, which is reserved from the start.
 */
export function LazyMap({
  markers,
  ground,
  isInPage,
  draw = (still) => <StillMap {...still} />,
  load = loadMapLibrary,
}: LazyMapProps) {
  const { map: config } = useSite();
  const frame = useRef<HTMLDivElement>(null);
  const size = useNear(frame, DRAWING_AHEAD);
  const near = useNear(frame);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [isDrawn, setDrawn] = useState(false);
  return (
    <div ref={frame} className={styles.frame} data-in-page={isInPage ? '' : undefined}>
      {size && ground.drawing !== undefined && !isDrawn && draw({ drawing: ground.drawing, markers, size })}
      {near && (
        <LoadedMap
          key={attempt}
          load={() => load(ground, config)}
          className={styles.state}
          onDrawn={() => setDrawn(true)}
          onRetry={retry}
        >
          {(parts, drawing) => (
            <parts.View base={parts.base} ground={parts.ground} markers={markers} isInPage={isInPage} {...drawing} />
          )}
        </LoadedMap>
      )}
    </div>
  );
}
