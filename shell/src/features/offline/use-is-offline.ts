import { useSyncExternalStore } from 'react';
import { isOffline } from '../../host/errors/is-offline';

function watch(onChange: () => void): () => void {
  for (const sign of ['online', 'offline']) addEventListener(sign, onChange);
  return () => {
    for (const sign of ['online', 'offline']) removeEventListener(sign, onChange);
  };
}

/** Whether the reader has no network; see isOffline. */
export const useIsOffline = (): boolean => useSyncExternalStore(watch, isOffline, () => false);
