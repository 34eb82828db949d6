import { useReducer, useRef, useState } from 'react';
import { LoadedMap } from '../../map/loaded-map';
import { useNear } from '../../map/use-near';
import type { AtlasViewProps } from './atlas-view';
import { loadAtlasView } from './load-atlas-view';
import { StaticAtlas } from './static-atlas';
import styles from './atlas-map.module.css';

export interface AtlasMapProps extends Pick<AtlasViewProps, 'scene' | 'view' | 'onMove' | 'onChoose'> {
  /** Path of the ground as SVG; without it there is no drawing while the map loads. */
  ground: string | undefined;
}

/** The map, which loads when the reader is near it. Until then, and if it fails, there is a drawing in its space. */
export function AtlasMap({ ground, ...props }: AtlasMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [isDrawn, setDrawn] = useState(false);
  return (
    <div ref={frame} className={styles.frame}>
      {ground !== undefined && !isDrawn && <StaticAtlas ground={ground} scene={props.scene} view={props.view} />}
      {near && (
        <LoadedMap
          key={attempt}
          load={loadAtlasView}
          className={styles.state}
          onDrawn={() => setDrawn(true)}
          onRetry={retry}
        >
          {({ View, parts }, drawing) => <View {...props} {...drawing} parts={parts} />}
        </LoadedMap>
      )}
    </div>
  );
}
