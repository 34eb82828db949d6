import { useState, type ReactNode } from 'react';
import { reportFailure, useText } from '@manna/shared/runtime';
import { useAnswer } from '@manna/shared/runtime/use-answer';
import { Spinner } from '@manna/shared/ui';
import { FailedMap } from './failed-map';
import { mapText } from './map-text';

/** What a view of a map tells. */
interface Drawing {
  onDrawn: () => void;
  /** Called if drawing fails. */
  onFailed: (error: unknown) => void;
}

interface LoadedMapProps<Parts> {
  /** Loads the parts of the map, when this is mounted. */
  load: () => Promise<Parts>;
  /** Renders the map. */
  children: (parts: Parts, drawing: Drawing) => ReactNode;
  /** Class of what is shown before the map is drawn, or if that fails. */
  className: string | undefined;
  onDrawn?: () => void;
  onRetry: () => void;
}

/** Loads a map and draws it. Until it is drawn there is a spinner, and if that fails a button to try again. */
export function LoadedMap<Parts>({ load, children, className, onDrawn, onRetry }: LoadedMapProps<Parts>) {
  const text = useText(mapText);
  const [drawing, setDrawing] = useState<'loading' | 'failed' | 'drawn'>('loading');
  const report = (error: unknown) => reportFailure(error, 'map');
  const parts = useAnswer(load, [], report);

  if (parts.status === 'failed' || drawing === 'failed')
    return (
      <div className={className}>
        <FailedMap onRetry={onRetry} />
      </div>
    );
  return (
    <>
      {parts.status === 'answered' &&
        children(parts.result, {
          onDrawn: () => {
            setDrawing('drawn');
            onDrawn?.();
          },
          onFailed: (error) => {
            report(error);
            setDrawing('failed');
          },
        })}
      {drawing === 'loading' && (
        <div className={className}>
          <Spinner label={text.loading} />
        </div>
      )}
    </>
  );
}
