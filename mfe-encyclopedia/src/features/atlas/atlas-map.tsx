import { useReducer, useRef, useState } from 'react';
import { reportFailure, useData, useText } from '@manna/shared/runtime';
import { useAnswer } from '@manna/shared/runtime/use-answer';
import { Spinner } from '@manna/shared/ui';
import { FailedMap } from '../../map/failed-map';
import { useNear } from '../../map/use-near';
import { atlasText } from './atlas-text';
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
      {near && <LoadedMap key={attempt} {...props} onDrawn={() => setDrawn(true)} onRetry={retry} />}
    </div>
  );
}

function LoadedMap({
  onDrawn,
  onRetry,
  ...props
}: Omit<AtlasViewProps, 'parts' | 'onFailed'> & { onRetry: () => void }) {
  const text = useText(atlasText);
  const data = useData();
  const [drawing, setDrawing] = useState<'loading' | 'failed' | 'drawn'>('loading');
  const report = (error: unknown) => reportFailure(error, 'map');
  const loaded = useAnswer(() => loadAtlasView(data), [data], report);

  if (loaded.status === 'failed' || drawing === 'failed')
    return (
      <div className={styles.failure}>
        <FailedMap onRetry={onRetry} />
      </div>
    );
  return (
    <>
      {loaded.status === 'answered' && (
        <loaded.result.View
          {...props}
          parts={loaded.result.parts}
          onDrawn={() => {
            setDrawing('drawn');
            onDrawn();
          }}
          onFailed={(error) => {
            report(error);
            setDrawing('failed');
          }}
        />
      )}
      {drawing === 'loading' && (
        <div className={styles.loading}>
          <Spinner label={text.loading} />
        </div>
      )}
    </>
  );
}
