import { useSyncExternalStore } from 'react';

const nothingChanges = () => () => undefined;

/** False on the server and during hydration; true after that. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
