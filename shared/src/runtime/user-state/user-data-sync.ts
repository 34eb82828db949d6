/** Syncs a signed-in reader's state with the site. It is a separate chunk, because anonymous readers do not need it. */
import { reportFailure } from '../failures';
import { mergeUserData } from './merge-user-data';
import { httpUserData, type UserDataRemote } from './user-data-remote';
import { syncRecordState } from './sync-record';
import { readStored, readText, readUnsent, storageKey, writeText, writeUnsent } from './user-state-storage';

/** Delay between the first use of a key and its request, so that the keys of a page are requested together. Milliseconds. */
export const FETCH_DELAY_MS = 50;

/** Changes are sent together after this time without another change. Milliseconds. */
export const SEND_QUIET_MS = 2500;

/** Delay before the next try after a failure, unless the network comes back earlier. Milliseconds. */
export const RETRY_MS = 30_000;

/** The sync of one reader, until it is stopped. */
export interface UserDataSync {
  /** Fetches the site's value of a key. */
  use(key: string): void;
  /** Call this when a stored value has changed and is noted as unsent. */
  changed(): void;
  stop(): void;
}

/** Syncs the stored values of `owner`; `refreshed` is called with each key whose stored value has changed. */
export function startUserDataSync(
  owner: string,
  refreshed: (key: string) => void,
  remote: UserDataRemote = httpUserData,
): UserDataSync {
  const wanted = new Set<string>();
  let running = true;
  let work = Promise.resolve();
  let fetchTimer: ReturnType<typeof setTimeout> | undefined;
  let sendTimer: ReturnType<typeof setTimeout> | undefined;

  const read = (key: string): string | null => readText(storageKey(owner, key));

  /** Notes the site's last value of an unsent key; undefined if nothing is left to send. */
  const note = (key: string, base: string | null | undefined): void =>
    writeUnsent(owner, { ...readUnsent(owner), [key]: base });

  /** Records how the last exchange with the site went. */
  const record = (hasFailed: boolean): void => {
    const name = storageKey(owner, syncRecordState.key);
    const { lastSynced } = readStored(syncRecordState, owner) ?? syncRecordState.initial;
    writeText(name, JSON.stringify({ lastSynced: hasFailed ? lastSynced : Date.now(), hasFailed }));
    refreshed(syncRecordState.key);
  };

  /** Merges the site's values and this browser's changes into storage. */
  const takeIn = (key: string, theirs: string | undefined): void => {
    const mine = read(key);
    const base = readUnsent(owner)[key];
    if (theirs === undefined) {
      if (mine !== null && base === undefined) note(key, null);
      return;
    }
    const merged = base === undefined || mine === null ? theirs : mergeUserData(base, mine, theirs);
    note(key, merged === theirs ? undefined : theirs);
    if (merged === mine) return;
    writeText(storageKey(owner, key), merged);
    refreshed(key);
  };

  const fetchWanted = async (): Promise<void> => {
    const keys = [...wanted];
    if (keys.length === 0) return;
    const data = await remote.fetch(keys);
    if (!running) return;
    for (const key of keys) {
      wanted.delete(key);
      if (data[key] === undefined) console.error(`Failed to fetch UserData for key ${key}`);
      takeIn(key, data[key]);
    }
    record(false);
    changed();
  };

  const sendUnsent = async (): Promise<void> => {
    const keys = Object.keys(readUnsent(owner));
    if (keys.length === 0) return;
    // Another device may have sent changes in the meantime: they are merged, not overwritten.
    const theirs = await remote.fetch(keys);
    if (!running) return;
    for (const key of keys) takeIn(key, theirs[key]);
    const data: Record<string, string> = {};
    for (const key of keys.filter((one) => one in readUnsent(owner))) {
      const text = read(key);
      if (text === null) note(key, undefined);
      else data[key] = text;
    }
    if (Object.keys(data).length === 0) return;
    await remote.send(data);
    for (const [key, text] of Object.entries(data)) note(key, read(key) === text ? undefined : text);
    record(false);
  };

  const run = (task: () => Promise<void>): void => {
    work = work
      .then(() => (running ? task() : undefined))
      .catch((error: unknown) => {
        if (!running) return;
        reportFailure(error, 'user-data');
        record(true);
        clearTimeout(sendTimer);
        sendTimer = setTimeout(retry, RETRY_MS);
      });
  };

  const retry = (): void => {
    run(fetchWanted);
    run(sendUnsent);
  };

  const changed = (): void => {
    clearTimeout(sendTimer);
    sendTimer = setTimeout(() => run(sendUnsent), SEND_QUIET_MS);
  };

  window.addEventListener('online', retry);
  return {
    use(key) {
      wanted.add(key);
      fetchTimer ??= setTimeout(() => {
        fetchTimer = undefined;
        run(fetchWanted);
      }, FETCH_DELAY_MS);
    },
    changed,
    stop() {
      running = false;
      clearTimeout(fetchTimer);
      clearTimeout(sendTimer);
      window.removeEventListener('online', retry);
    },
  };
}
