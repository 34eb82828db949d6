import { useCallback, useSyncExternalStore } from 'react';
import { useAppStore } from '../store/app-store';
import { syncRecordState } from './sync-record';
import { useNamedUserState } from './use-user-state';
import { keeperOf } from './user-state-keeper';
import { isStorageWorking, readUnsent } from './user-state-storage';

/** How far the reader's devices are in sync. */
export interface SyncState {
  /** When this browser last had the same as the site, in milliseconds since 1970; null if never, or if nobody is signed in. */
  readonly lastSynced: number | null;
  /** Number of keys with changes that the site has not confirmed. */
  readonly unsent: number;
  /**
   * `offline`: without a network; changes are stored and sent later. `failed`: the last try failed, and there will be
   * another. `refused`: the site takes something of it in no case, such as a list that is too long. `waiting`: changes are about to be sent. `synced`: nothing is to be sent.
   */
  readonly state: 'synced' | 'waiting' | 'offline' | 'failed' | 'refused';
  /** False if this browser's storage is full or forbidden: what was changed since is only on this page. */
  readonly isStored: boolean;
}

// `navigator.onLine` is undefined in some browsers; treat that as online.
const isOffline = (): boolean => (navigator.onLine as boolean | undefined) === false;

/** The state of the sync of the signed-in reader. For an anonymous reader it is 'synced' with nothing to send. */
export function useSyncState(): SyncState {
  const store = useAppStore('useSyncState', 'UserStateHOC');
  const [{ lastSynced, hasFailed, hasRefused }] = useNamedUserState('useSyncState', syncRecordState);
  const subscribe = useCallback(
    (notify: () => void) => {
      // The keeper notes changes as unsent when the store notifies it, so it must be the first to subscribe.
      keeperOf(store);
      const unsubscribe = store.subscribe(notify);
      const events = ['storage', 'online', 'offline'];
      for (const event of events) window.addEventListener(event, notify);
      return () => {
        unsubscribe();
        for (const event of events) window.removeEventListener(event, notify);
      };
    },
    [store],
  );
  const owner = () => keeperOf(store).owner();
  const count = () => {
    const reader = owner();
    return reader === null ? 0 : Object.keys(readUnsent(reader)).length;
  };
  const isSignedIn = useSyncExternalStore(
    subscribe,
    () => owner() !== null,
    () => false,
  );
  const unsent = useSyncExternalStore(subscribe, count, () => 0);
  const isUnreachable = useSyncExternalStore(subscribe, isOffline, () => false);
  const isStored = useSyncExternalStore(subscribe, isStorageWorking, () => true);
  if (!isSignedIn) return { lastSynced: null, unsent: 0, state: 'synced', isStored };
  const pending = unsent > 0 || lastSynced === null ? 'waiting' : 'synced';
  const settled = hasRefused ? 'refused' : pending;
  const online = hasFailed ? 'failed' : settled;
  return { lastSynced, unsent, state: isUnreachable ? 'offline' : online, isStored };
}
