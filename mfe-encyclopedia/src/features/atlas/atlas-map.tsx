import { useReducer, useRef, useState } from 'react';
import { useSite } from '@manna/shared/runtime';
import type { Ground } from '../../map/ground';
import { LoadedMap } from '../../map/loaded-map';
import { useNear } from '../../map/use-near';
import type { AtlasViewProps } from './atlas-view';
import { loadAtlasView } from './load-atlas-view';
import { StaticAtlas } from './static-atlas';
import styles from './atlas-map.module.css';

export interface AtlasMapProps extends Pick<AtlasViewProps, 'scene' | 'view' | 'onMove' | 'onChoose'> {
  /** Without its drawing there is none while the map loads. */
  ground: Ground;
}

/** The map, which loads when the reader is near it. Until then, and if it fails, there is a drawing in its space. */
export function AtlasMap({ ground, ...props }: AtlasMapProps) {
  const { map: config } = useSite();
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [isDrawn, setDrawn] = useState(false);
  return (
    <div ref={frame} className={styles.frame}>
      {ground.drawing !== undefined && !isDrawn && (
        <StaticAtlas ground={ground.drawing} scene={props.scene} view={props.view} />
      )}
      {near && (
        <LoadedMap
          key={attempt}
          load={() => loadAtlasView(ground, config)}
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
