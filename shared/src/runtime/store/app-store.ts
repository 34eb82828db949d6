import { createContext, createElement, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { AppState, AppStore } from './store';

const StoreContext = createContext<AppStore | null>(null);

/** Provides the store to its children. */
export const StoreProvider = ({ store, children }: { store: AppStore; children: ReactNode }) =>
  createElement(StoreContext, { value: store }, children);

/** The name that hooks use for the StoreProvider in their error messages. */
type ProviderName = 'AuthHOC' | 'UserStateHOC';

/** The store of the page. Throws an error that names the hook if there is no StoreProvider above it. */
export function useAppStore(hook: string, provider: ProviderName): AppStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error(`${hook} must be used within ${provider}`);
  return store;
}

/**
 * A part of the state. `select` must return the same object until the part changes. During hydration the value is
 * `initial`, as on the server, even if the state has changed since.
 */
export const useSelected = <Part>(store: AppStore, select: (state: AppState) => Part, initial: Part): Part =>
  useSyncExternalStore(
    store.subscribe,
    () => select(store.getState()),
    () => initial,
  );
