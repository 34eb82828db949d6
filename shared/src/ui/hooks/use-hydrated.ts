import { useSyncExternalStore } from 'react';

const nothingChanges = () => () => undefined;

/** False on the server and during hydration; true after that. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
}
