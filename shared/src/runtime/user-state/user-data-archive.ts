import { useContext, useMemo } from 'react';
import type { ResolvedComposition } from '../../contracts';
import { isForReadersOnly, knownKind, knownUserData, mergeUserData } from '../../domain';
import { CompositionContext } from '../extensions';
import { useAppStore } from '../store/app-store';
import type { AppStore } from '../store/store';
import { isSynced, type UserStateDefinition } from './user-state-definition';
import { keeperOf } from './user-state-keeper';
import { userStateChanged } from './user-state-slice';
import { readText, readUnsent, storageKey, writeText, writeUnsent } from './user-state-storage';

/** All synced data of the reader at once. */
export interface UserDataArchive {
  /**
   * Resolves when this browser has all that the site has, at once for an anonymous reader. Rejects if the site does not
   * respond or the sync has not started yet.
   */
  readonly fetchAllUserData: () => Promise<void>;
  /** The values that this browser has, by key; of signed-in and anonymous readers alike. */
  readonly readAllUserData: () => Record<string, unknown>;
  /**
   * Stores, shows and syncs values. `merge` adds what the reader does not have, and theirs wins where both have
   * something; `replace` sets the values, but those of a pillar of which nothing is known here are merged. Keys that are
   * missing in `values` stay as they are, and so do those that nobody syncs. A value that its definition rejects is ignored.
   */
  readonly restoreUserData: (values: Readonly<Record<string, unknown>>, how: 'merge' | 'replace') => void;
}

/** The keys that the site has, also of pillars that no page here has used, since they were fetched. */
const fetchedKeys = new WeakMap<AppStore, readonly string[]>();

type Declared = Pick<UserStateDefinition<unknown>, 'key' | 'mode'>;

/** The state that the pillars of a site declare, also those that no page here has used. */
const declaredBy = ({ pillars }: Pick<ResolvedComposition, 'pillars'>): Declared[] =>
  pillars.flatMap(({ name, metadata }) =>
    (metadata?.extensions.userState ?? []).map(({ id, mode }) => ({ key: `pillars/${name}/${id}`, mode })),
  );

/** The keys of this reader's synced data: of those that the site knows, and those that its pillars declare or have used here. */
function syncedKeys(store: AppStore, declared: readonly Declared[]): string[] {
  const { definitions, owner } = keeperOf(store);
  const ofPillars = [...declared, ...definitions.values()].filter(isSynced);
  const keys = new Set([...knownUserData, ...ofPillars.map(({ key }) => key), ...(fetchedKeys.get(store) ?? [])]);
  const forReaders = new Set(ofPillars.filter(({ mode }) => mode === 'user-only').map(({ key }) => key));
  const isForThem = (key: string) => !isForReadersOnly(key) && !forReaders.has(key);
  return [...keys].filter((key) => owner() !== null || isForThem(key));
}

/** Whether a pillar has data under a key, of which neither this page nor the site has heard. Only synced data are in archives. */
const isOfUnusedPillar = (store: AppStore, key: string): boolean =>
  key.startsWith('pillars/') && !isForReadersOnly(key) && !keeperOf(store).definitions.has(key);

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

function restore(store: AppStore, key: string, restored: unknown, how: 'merge' | 'replace'): void {
  const keeper = keeperOf(store);
  const owner = keeper.owner();
  const name = storageKey(owner, key);
  const before = readText(name);
  const text = JSON.stringify(restored);
  const definition = keeper.definitions.get(key);
  const kind = definition?.kind ?? knownKind(key) ?? { type: 'json' };
  const result = how === 'merge' && before !== null ? mergeUserData(kind, null, before, text) : text;
  if (definition) {
    const value = definition.read(JSON.parse(result));
    if (value !== undefined) store.dispatch(userStateChanged({ key, value }));
    return;
  }
  // The pillar whose value it is has not been used on this page. It checks the value when it reads it.
  if (result === before) return;
  writeText(name, result);
  if (owner === null) return;
  writeUnsent(owner, { [key]: before, ...readUnsent(owner) });
  keeper.sync()?.changed();
}

/** Functions to read and restore all synced data of the reader. Only in browsers. */
export function useUserDataArchive(): UserDataArchive {
  const store = useAppStore('useUserDataArchive', 'UserStateHOC');
  const composition = useContext(CompositionContext);
  const declared = useMemo(() => (composition ? declaredBy(composition) : []), [composition]);
  return {
    async fetchAllUserData() {
      const { owner, sync } = keeperOf(store);
      const keys = owner() === null ? [] : await sync()?.fetchAll();
      if (!keys) throw new Error('The sync of user data has not started');
      fetchedKeys.set(store, keys);
    },
    readAllUserData() {
      const { owner } = keeperOf(store);
      const read = (key: string) => parse(readText(storageKey(owner(), key)));
      const values = syncedKeys(store, declared).map((key): [string, unknown] => [key, read(key)]);
      return Object.fromEntries(values.filter(([, value]) => value !== undefined));
    },
    restoreUserData(values, how) {
      const synced = new Set(syncedKeys(store, declared));
      for (const [key, value] of Object.entries(values))
        if (synced.has(key)) restore(store, key, value, how);
        // What this browser may have of it was not in `readAllUserData`, so nobody has decided to replace it.
        else if (isOfUnusedPillar(store, key)) restore(store, key, value, 'merge');
    },
  };
}
