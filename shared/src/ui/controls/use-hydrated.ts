import { useSyncExternalStore } from 'react';

const nothingChanges = () => () => undefined;

/** False while the server's page is taken over, and on the server; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
}
