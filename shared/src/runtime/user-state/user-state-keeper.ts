import { reportFailure } from '../failures';
import { needSession } from '../store/session';
import type { SessionState } from '../store/session-slice';
import type { AppStore } from '../store/store';
import type { UserDataSync } from './user-data-sync';
import { isSynced, type UserStateDefinition } from './user-state-definition';
import { userStateReceived } from './user-state-slice';
import {
  LAST_USER_KEY,
  readStored,
  readText,
  readUnsent,
  storageKey,
  writeStored,
  writeText,
  writeUnsent,
} from './user-state-storage';

/** Syncs the user state of one store with storage, other tabs and the site. */
interface UserStateKeeper {
  /** Loads the stored value into the store on the first use. */
  use(definition: UserStateDefinition<unknown>): void;
  /** Those in use, by key. */
  readonly definitions: ReadonlyMap<string, UserStateDefinition<unknown>>;
  /** User id of the reader whose state this is; null if they are anonymous. */
  owner(): string | null;
  /** Call this when a synced value was written to storage and noted as unsent. */
  changed(): void;
}

const keepers = new WeakMap<AppStore, UserStateKeeper>();

/** The keeper of a store, created on the first call. Only in browsers. */
export function keeperOf(store: AppStore): UserStateKeeper {
  const keeper = keepers.get(store) ?? createKeeper(store);
  keepers.set(store, keeper);
  return keeper;
}

/** Owner of the state: until the session is known, the reader who was here last. */
const ownerOf = ({ status, profile }: SessionState): string | null =>
  profile?.id ?? (status === 'loaded' ? null : readText(LAST_USER_KEY));

function createKeeper(store: AppStore): UserStateKeeper {
  const definitions = new Map<string, UserStateDefinition<unknown>>();
  /** The stored values, as they are in the store. */
  const known: Record<string, unknown> = {};
  let { session } = store.getState();
  let owner = ownerOf(session);
  let signedIn: string | undefined;
  let sync: UserDataSync | undefined;

  const stored = (definition: UserStateDefinition<unknown>): unknown => {
    const value = readStored(definition, owner);
    if (value !== undefined || owner === null || definition.mode === 'user-only') return value;
    // A reader who signs in for the first time continues with their anonymous state.
    const before = readStored(definition, null);
    if (before !== undefined) writeStored(definition, owner, before);
    return before;
  };

  const restore = (ofThese: readonly UserStateDefinition<unknown>[]): void => {
    const values = Object.fromEntries(ofThese.map((definition) => [definition.key, stored(definition)]));
    Object.assign(known, values);
    store.dispatch(userStateReceived(values));
  };
  const restoreAll = (): void => restore([...definitions.values()]);

  const keep = (definition: UserStateDefinition<unknown>, value: unknown): void => {
    const before = known[definition.key] ?? definition.initial;
    known[definition.key] = value;
    writeStored(definition, owner, value);
    if (owner === null || !isSynced(definition)) return;
    writeUnsent(owner, { [definition.key]: JSON.stringify(before), ...readUnsent(owner) });
    sync?.changed();
  };

  const startSync = (id: string): void => {
    import('./user-data-sync')
      .then(({ startUserDataSync }) => {
        if (signedIn !== id) return;
        sync = startUserDataSync(id, (key) => {
          const definition = definitions.get(key);
          if (definition) restore([definition]);
        });
        for (const definition of definitions.values()) if (isSynced(definition)) sync.use(definition.key);
      })
      .catch((error: unknown) => reportFailure(error, 'user-data'));
  };

  const followSession = (): void => {
    if (session.status === 'loaded') writeText(LAST_USER_KEY, session.profile?.id ?? null);
    const reader = ownerOf(session);
    if (reader !== owner) {
      owner = reader;
      restoreAll();
    }
    if (session.profile?.id === signedIn) return;
    signedIn = session.profile?.id;
    sync?.stop();
    sync = undefined;
    if (signedIn !== undefined) startSync(signedIn);
  };

  const follow = (): void => {
    const state = store.getState();
    for (const definition of definitions.values()) {
      const value = state.userState[definition.key];
      if (value !== known[definition.key]) keep(definition, value);
    }
    if (state.session === session) return;
    session = state.session;
    followSession();
  };

  store.subscribe(follow);
  followSession();
  window.addEventListener('storage', ({ key }) => {
    const changed = [...definitions.values()].filter((one) => key === null || key === storageKey(owner, one.key));
    if (changed.length > 0) restore(changed);
  });
  // A page in the back/forward cache gets no storage events.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) restoreAll();
  });

  return {
    use(definition) {
      if (definitions.has(definition.key)) return;
      definitions.set(definition.key, definition);
      restore([definition]);
      if (!isSynced(definition)) return;
      needSession(store);
      sync?.use(definition.key);
    },
    definitions,
    owner: () => owner,
    changed: () => sync?.changed(),
  };
}
