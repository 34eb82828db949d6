import { createContext, createElement, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { AppState, AppStore } from './store';

const StoreContext = createContext<AppStore | null>(null);

/** Provides the store to its children. */
export const StoreProvider = ({ store, children }: { store: AppStore; children: ReactNode }) =>
  createElement(StoreContext, { value: store }, children);

/** What the hooks call the StoreProvider around them: the part of it that they need. */
type ProviderName = 'AuthHOC' | 'UserStateHOC';

/** The store of the page; throws an error that names the hook where no StoreProvider is around it. */
export function useAppStore(hook: string, provider: ProviderName): AppStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error(`${hook} must be used within ${provider}`);
  return store;
}

/**
 * A part of the state, which `select` must answer with the same object until it changes. While the server's page wakes
 * it is `initial`, as on the server, however much has happened since.
 */
export const useSelected = <Part>(store: AppStore, select: (state: AppState) => Part, initial: Part): Part =>
  useSyncExternalStore(
    store.subscribe,
    () => select(store.getState()),
    () => initial,
  );
