import { useSyncExternalStore } from 'react';
import { isOffline } from '../../host/errors/is-offline';

function watch(onChange: () => void): () => void {
  for (const sign of ['online', 'offline']) addEventListener(sign, onChange);
  return () => {
    for (const sign of ['online', 'offline']) removeEventListener(sign, onChange);
  };
}

/** Whether the browser says that it has no network, as long as it says so. */
export const useIsOffline = (): boolean => useSyncExternalStore(watch, isOffline, () => false);
