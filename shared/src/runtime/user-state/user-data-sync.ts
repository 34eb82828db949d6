/** Syncs a signed-in reader's state with the site. It is a separate chunk, because anonymous readers do not need it. */
import { USER_DATA_KEYS_LIMIT, type UserDataKind } from '../../contracts';
import { knownKind, mergeUserData } from '../../domain';
import { reportFailure } from '../failures';
import { syncRecordState } from './sync-record';
import { deviceId, randomId, readUnacknowledged, writeUnacknowledged, type Unacknowledged } from './unacknowledged';
import { httpUserData, UserDataFailure, type UserDataRemote } from './user-data-remote';
import {
  LAST_USER_KEY,
  readStored,
  readText,
  readUnsent,
  storageKey,
  writeText,
  writeUnsent,
} from './user-state-storage';

/** Delay between the first use of a key and its request, so that the keys of a page are requested together. Milliseconds. */
export const FETCH_DELAY_MS = 50;

/** Changes are sent together after this time without another change. Milliseconds. */
export const SEND_QUIET_MS = 2500;

/** Delay before the next try after a failure, unless the network comes back earlier. Milliseconds. */
export const RETRY_MS = 30_000;

/** Length of the values in one request, in UTF-16 code units, unless one value alone is longer. */
const BATCH_LENGTH = 300_000;

/** The site does not take such a change, however often it is sent. */
const REFUSALS = new Set([400, 413, 422]);

/** Whose state is synced, and how the page takes part in it. */
export interface SyncedReader {
  readonly owner: string;
  kindOf(key: string): UserDataKind;
  /** The valid value that this browser has for anonymous readers, as JSON text; null if there is none. */
  anonymous(key: string): string | null;
  /** The stored value of a key has changed. */
  refreshed(key: string): void;
  /** Another tab, or the site, says that the reader is signed out. Nothing is exchanged until they are signed in again. */
  signedOut(): void;
}

/** The sync of one reader, until it is stopped. */
export interface UserDataSync {
  /** Fetches the site's value of a key. */
  use(key: string): void;
  /** Call this when a stored value has changed and is noted as unsent. */
  changed(): void;
  /** Fetches and sends now. Resolves when both are done or have failed. */
  flush(): Promise<void>;
  /** Fetches everything that the site has. Resolves to its keys; rejects if the site does not respond. */
  fetchAll(): Promise<readonly string[]>;
  stop(): void;
}

/** Syncs the stored values of a reader. */
export function startUserDataSync(reader: SyncedReader, remote: UserDataRemote = httpUserData): UserDataSync {
  const { owner, kindOf, anonymous, refreshed, signedOut } = reader;
  const wanted = new Set<string>();
  /** The values that the site refuses, by key. Another value is tried. */
  const refused = new Map<string, string>();
  /** After a refusal, each key is sent by itself, so that it stops no other. */
  let isOneByOne = false;
  let running = true;
  let work = Promise.resolve();
  let fetchTimer: ReturnType<typeof setTimeout> | undefined;
  let sendTimer: ReturnType<typeof setTimeout> | undefined;

  const read = (key: string): string | null => readText(storageKey(owner, key));
  /** False as soon as any tab knows that the reader has signed out. */
  const isCurrent = (): boolean => running && readText(LAST_USER_KEY) === owner;

  /** Notes the site's last value of an unsent key; undefined if nothing is left to send. */
  const note = (key: string, base: string | null | undefined): void =>
    writeUnsent(owner, { ...readUnsent(owner), [key]: base });

  /** Stores the merged value and what the site has. A crash in between leaves a change that the site already knows. */
  const keep = (key: string, merged: string, theirs: string): void => {
    const isNew = merged !== read(key);
    if (isNew) writeText(storageKey(owner, key), merged);
    note(key, merged === theirs ? undefined : theirs);
    if (isNew) refreshed(key);
  };

  /** Records how the last exchange with the site went. */
  const record = (hasFailed = false): void => {
    const { lastSynced } = readStored(syncRecordState, owner) ?? syncRecordState.initial;
    const hasRefused = Object.keys(readUnsent(owner)).some((key) => refused.has(key));
    const record = { lastSynced: hasFailed || hasRefused ? lastSynced : Date.now(), hasFailed, hasRefused };
    writeText(storageKey(owner, syncRecordState.key), JSON.stringify(record));
    refreshed(syncRecordState.key);
  };

  /** Merges what the reader did in this browser while nobody was signed in. Where both have a value, the account's wins. */
  const takeInAnonymous = (key: string, theirs: string | null): void => {
    const before = anonymous(key);
    if (before === null) return;
    const kind = kindOf(key);
    const mine = read(key);
    const isList = kind.type === 'items';
    const merge = () =>
      isList ? mergeUserData(kind, null, before, mine ?? '') : mergeUserData(kind, null, mine ?? '', before);
    const merged = mine === null ? before : merge();
    if (merged !== mine) {
      writeText(storageKey(owner, key), merged);
      writeUnsent(owner, { [key]: theirs, ...readUnsent(owner) });
      refreshed(key);
    }
    // Its items belong to this account now, and not to whoever signs in next. Preferences remain for this browser.
    if (kind.type !== 'fields') writeText(storageKey(null, key), null);
  };

  /** Merges the site's value of a key and this browser's changes into storage. */
  const takeIn = (key: string, theirs: string | undefined): void => {
    const mine = read(key);
    const base = readUnsent(owner)[key];
    if (theirs !== undefined)
      keep(key, base === undefined || mine === null ? theirs : mergeUserData(kindOf(key), base, mine, theirs), theirs);
    else if (mine !== null && base === undefined) note(key, null);
    takeInAnonymous(key, theirs ?? null);
  };

  /** The next changes to send. */
  const nextChange = (): Unacknowledged | undefined => {
    const unsent = readUnsent(owner);
    const data: Record<string, string> = {};
    const base: Record<string, string | null> = {};
    let length = 0;
    for (const [key, before] of Object.entries(unsent)) {
      const text = read(key);
      if (text === null) note(key, undefined);
      if (text === null || refused.get(key) === text) continue;
      refused.delete(key);
      length += text.length + (before?.length ?? 0);
      const count = Object.keys(data).length;
      if (count > 0 && (isOneByOne || length > BATCH_LENGTH || count === USER_DATA_KEYS_LIMIT)) break;
      data[key] = text;
      base[key] = before;
    }
    return Object.keys(data).length > 0 ? { data, base, request: randomId() } : undefined;
  };

  /** Sends a change, the same again if it was sent before. */
  const deliver = async (change: Unacknowledged): Promise<void> => {
    writeUnacknowledged(owner, change);
    const keys = Object.keys(change.data);
    const kinds = Object.fromEntries(keys.filter((key) => !knownKind(key)).map((key) => [key, kindOf(key)]));
    let saved: Readonly<Record<string, string>>;
    try {
      saved = await remote.send({ ...change, kinds, device: deviceId() });
    } catch (error) {
      if (!(error instanceof UserDataFailure && REFUSALS.has(error.status))) throw error;
      writeUnacknowledged(owner, undefined);
      const [[key, text] = ['', '']] = Object.entries(change.data);
      if (keys.length === 1) refused.set(key, text);
      else isOneByOne = true;
      reportFailure(error, 'user-data');
      return;
    }
    if (!isCurrent()) return;
    for (const [key, sent] of Object.entries(change.data)) {
      const mine = read(key);
      const theirs = saved[key] ?? sent;
      keep(key, mine === null || mine === sent ? theirs : mergeUserData(kindOf(key), sent, mine, theirs), theirs);
    }
    writeUnacknowledged(owner, undefined);
    record();
  };

  const repeatUnacknowledged = async (): Promise<void> => {
    const change = readUnacknowledged(owner);
    if (change) await deliver(change);
  };

  const fetchWanted = async (): Promise<void> => {
    const keys = [...wanted].slice(0, USER_DATA_KEYS_LIMIT);
    if (keys.length === 0) return;
    await repeatUnacknowledged();
    const data = await remote.fetch(keys);
    if (!isCurrent()) return;
    for (const key of keys) {
      wanted.delete(key);
      if (data[key] === undefined) console.error(`Failed to fetch UserData for key ${key}`);
      takeIn(key, data[key]);
    }
    record();
    changed();
    await fetchWanted();
  };

  const sendUnsent = async (): Promise<void> => {
    await repeatUnacknowledged();
    for (let change = nextChange(); change && isCurrent(); change = nextChange()) await deliver(change);
    record();
  };

  /** One tab at a time exchanges with the site, where browsers can do that: on https. */
  const exclusively = (task: () => Promise<void>): Promise<void> => {
    const { locks } = window.navigator as { locks?: LockManager };
    const guarded = async () => (isCurrent() ? task() : undefined);
    return locks ? locks.request(`dm-sync@${owner}`, guarded) : guarded();
  };

  const fail = (error: unknown): void => {
    if (!running) return;
    clearTimeout(sendTimer);
    sendTimer = setTimeout(retry, RETRY_MS);
    if (!isCurrent()) return;
    record(true);
    if (error instanceof UserDataFailure && error.status === 401) signedOut();
    else reportFailure(error, 'user-data');
  };

  const run = (task: () => Promise<void>): Promise<void> => {
    work = work.then(() => (running ? exclusively(task) : undefined)).catch(fail);
    return work;
  };

  const retry = (): void => {
    void run(fetchWanted);
    void run(sendUnsent);
  };

  const changed = (): void => {
    clearTimeout(sendTimer);
    sendTimer = setTimeout(() => void run(sendUnsent), SEND_QUIET_MS);
  };

  const onStorage = ({ key }: StorageEvent): void => {
    if ((key !== null && key !== LAST_USER_KEY) || isCurrent()) return;
    signedOut();
    changed();
  };

  window.addEventListener('online', retry);
  window.addEventListener('storage', onStorage);
  return {
    use(key) {
      wanted.add(key);
      fetchTimer ??= setTimeout(() => {
        fetchTimer = undefined;
        void run(fetchWanted);
      }, FETCH_DELAY_MS);
    },
    changed,
    async flush() {
      clearTimeout(sendTimer);
      await run(fetchWanted);
      await run(sendUnsent);
    },
    async fetchAll() {
      await this.flush();
      const data = await remote.fetch();
      const keys = Object.keys(data);
      await run(async () => {
        for (const key of keys) takeIn(key, data[key]);
        changed();
        return Promise.resolve();
      });
      return keys;
    },
    stop() {
      running = false;
      clearTimeout(fetchTimer);
      clearTimeout(sendTimer);
      window.removeEventListener('online', retry);
      window.removeEventListener('storage', onStorage);
    },
  };
}
