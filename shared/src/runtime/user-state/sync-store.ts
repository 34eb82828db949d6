/** The part of the keeper that only signed-in readers need, in the chunk of the sync. */
import { knownKind } from '../../domain';
import { loadSession } from '../store/session';
import type { AppStore } from '../store/store';
import { startUserDataSync, type UserDataSync } from './user-data-sync';
import { isSynced, type UserStateDefinition } from './user-state-definition';
import { readStored } from './user-state-storage';

type Definition = UserStateDefinition<unknown>;

/** Syncs the state of a store for a reader. `restore` loads stored values into the store. */
export function syncStore(
  store: AppStore,
  owner: string,
  definitions: ReadonlyMap<string, Definition>,
  restore: (definitions: readonly Definition[]) => void,
): UserDataSync {
  const sync = startUserDataSync({
    owner,
    kindOf: (key) => definitions.get(key)?.kind ?? knownKind(key) ?? { type: 'json' },
    anonymous(key) {
      const definition = definitions.get(key);
      const value = definition?.mode === 'user' ? readStored(definition, null) : undefined;
      return value === undefined ? null : JSON.stringify(value);
    },
    refreshed(key) {
      const definition = definitions.get(key);
      if (definition) restore([definition]);
    },
    signedOut: () => void loadSession(store),
  });
  for (const definition of definitions.values()) if (isSynced(definition)) sync.use(definition.key);
  return sync;
}
