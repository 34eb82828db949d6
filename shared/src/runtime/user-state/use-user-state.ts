import { useCallback, useEffect } from 'react';
import { useAppStore, useSelected } from '../app-store';
import type { AppState } from '../store';
import type { UserStateDefinition } from './user-state-definition';
import { keeperOf } from './user-state-keeper';
import { userStateChanged } from './user-state-slice';

/** Sets a value, or makes it from the one there is. */
export type SetUserState<T> = (next: T | ((before: T) => T)) => void;

const isOpen = ({ mode }: UserStateDefinition<unknown>, { session }: AppState): boolean =>
  mode !== 'user-only' || session.profile !== null;

/** The value in the store: what its definition read, or what was set in its type. */
const valueOf = <T>(definition: UserStateDefinition<T>, state: AppState): T =>
  ((isOpen(definition, state) ? state.userState[definition.key] : undefined) as T | undefined) ?? definition.initial;

/** As useUserState, for a hook that goes by a name of its own. */
export function useNamedUserState<T>(hook: string, definition: UserStateDefinition<T>): [T, SetUserState<T>] {
  const store = useAppStore(hook, 'UserStateHOC');
  const value = useSelected(store, (state) => valueOf(definition, state), definition.initial);
  useEffect(() => keeperOf(store).use(definition), [store, definition]);
  // The same function each time, so that effects may depend on it.
  const set: SetUserState<T> = useCallback(
    (next) => {
      // What is stored comes first: a change is made to it, not to the initial value.
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
 * A piece of user state, and how to change it. On the server and while its page wakes it is the initial value; the stored
 * one comes right after. A user-only value cannot be changed while nobody is signed in.
 */
export const useUserState = <T>(definition: UserStateDefinition<T>): [T, SetUserState<T>] =>
  useNamedUserState('useUserState', definition);
