import { isForReadersOnly, knownUserData } from '../../domain';
import { useAppStore } from '../store/app-store';
import type { AppStore } from '../store/store';
import { mergeUserData } from './merge-user-data';
import { isSynced } from './user-state-definition';
import { keeperOf } from './user-state-keeper';
import { userStateChanged } from './user-state-slice';
import { readText, readUnsent, storageKey, writeText, writeUnsent } from './user-state-storage';

/** All synced data of the reader at once. */
export interface UserDataArchive {
  /** The values that this browser has, by key; of signed-in and anonymous readers alike. */
  readonly readAllUserData: () => Record<string, unknown>;
  /**
   * Stores, shows and syncs values. `merge` adds what the reader does not have, and theirs wins where both have
   * something; `replace` sets the values. Keys that are missing in `values` stay as they are, and so do those that nobody
   * syncs. A value that its definition rejects is ignored.
   */
  readonly restoreUserData: (values: Readonly<Record<string, unknown>>, how: 'merge' | 'replace') => void;
}

/** The keys of this reader's synced data, of those that the site knows and those that pillars have used on this page. */
function syncedKeys(store: AppStore): string[] {
  const { definitions, owner } = keeperOf(store);
  const used = [...definitions.values()].filter(isSynced);
  const keys = new Set([...knownUserData, ...used.map(({ key }) => key)]);
  const isForThem = (key: string) => !isForReadersOnly(key) && definitions.get(key)?.mode !== 'user-only';
  return [...keys].filter((key) => owner() !== null || isForThem(key));
}

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
  const result = how === 'merge' && before !== null ? mergeUserData(null, before, text) : text;
  const definition = keeper.definitions.get(key);
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
  keeper.changed();
}

/** Functions to read and restore all synced data of the reader. Only in browsers. */
export function useUserDataArchive(): UserDataArchive {
  const store = useAppStore('useUserDataArchive', 'UserStateHOC');
  return {
    readAllUserData() {
      const { owner } = keeperOf(store);
      const read = (key: string) => parse(readText(storageKey(owner(), key)));
      const values = syncedKeys(store).map((key): [string, unknown] => [key, read(key)]);
      return Object.fromEntries(values.filter(([, value]) => value !== undefined));
    },
    restoreUserData(values, how) {
      for (const key of syncedKeys(store)) if (Object.hasOwn(values, key)) restore(store, key, values[key], how);
    },
  };
}
