import { useCallback, useEffect } from 'react';
import { useAppStore, useSelected } from '../store/app-store';
import type { AppState } from '../store/store';
import type { UserStateDefinition } from './user-state-definition';
import { keeperOf } from './user-state-keeper';
import { userStateChanged } from './user-state-slice';

/** Sets a value, or derives it from the current one. */
export type SetUserState<T> = (next: T | ((before: T) => T)) => void;

const isOpen = ({ mode }: UserStateDefinition<unknown>, { session }: AppState): boolean =>
  mode !== 'user-only' || session.profile !== null;

/** The value in the store; its type was checked by the definition's `read` or by the setter. */
const valueOf = <T>(definition: UserStateDefinition<T>, state: AppState): T =>
  ((isOpen(definition, state) ? state.userState[definition.key] : undefined) as T | undefined) ?? definition.initial;

/** The same as useUserState, for a hook with another name in errors. */
export function useNamedUserState<T>(hook: string, definition: UserStateDefinition<T>): [T, SetUserState<T>] {
  const store = useAppStore(hook, 'UserStateHOC');
  const value = useSelected(store, (state) => valueOf(definition, state), definition.initial);
  useEffect(() => keeperOf(store).use(definition), [store, definition]);
  // A stable function, so that effects can depend on it.
  const set: SetUserState<T> = useCallback(
    (next) => {
      // Loads the stored value first, because the change is based on it.
      keeperOf(store).use(definition);
      const state = store.getState();
      if (!isOpen(definition, state)) return;
      const made = typeof next === 'function' ? (next as (before: T) => T)(valueOf(definition, state)) : next;
      store.dispatch(userStateChanged({ key: definition.key, value: made }));
    },
    [store, definition],
  );
  return [value, set];
}

/**
 * A piece of user state, and a function to change it. On the server and during hydration it is the initial value; the
 * stored value follows right after. A user-only value cannot be changed while nobody is signed in.
 */
export const useUserState = <T>(definition: UserStateDefinition<T>): [T, SetUserState<T>] =>
  useNamedUserState('useUserState', definition);
