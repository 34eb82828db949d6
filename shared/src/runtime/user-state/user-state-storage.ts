import type { UserStateDefinition } from './user-state-definition';

type StorageArea = 'localStorage' | 'sessionStorage';

/** Local storage: id of the reader who was signed in when the session was last known. */
export const LAST_USER_KEY = 'dm-user';

/** Name in storage of a piece of a reader's state; the owner is a user id, or null for anonymous readers. */
export const storageKey = (owner: string | null, key: string): string => `dm-user@${owner ?? 'anonymous'}/${key}`;

/** Values that storage rejected because it is full or forbidden. This page can use them anyway. */
const memory = new Map<string, string>();

/** False as long as something that was written is only in the memory of this page. */
export const isStorageWorking = (): boolean => memory.size === 0;

export function readText(name: string, area: StorageArea = 'localStorage'): string | null {
  const text = memory.get(name);
  if (text !== undefined) return text;
  try {
    return window[area].getItem(name);
  } catch {
    return null;
  }
}

/** Writes a text; null removes it. */
export function writeText(name: string, text: string | null, area: StorageArea = 'localStorage'): void {
  memory.delete(name);
  try {
    if (text === null) window[area].removeItem(name);
    else window[area].setItem(name, text);
  } catch {
    if (text !== null) memory.set(name, text);
  }
}

const areaOf = ({ mode }: UserStateDefinition<unknown>): StorageArea =>
  mode === 'session' ? 'sessionStorage' : 'localStorage';

/** Stores a value under its key that was stored under its former one. */
function takeOverFormer(
  { key, formerKey }: UserStateDefinition<unknown>,
  owner: string | null,
  area: StorageArea,
): void {
  if (formerKey === undefined || readText(storageKey(owner, key), area) !== null) return;
  const text = readText(storageKey(owner, formerKey), area);
  if (text === null) return;
  writeText(storageKey(owner, key), text, area);
  writeText(storageKey(owner, formerKey), null, area);
}

/** Returns the stored value. Removes it first if it is invalid. */
export function readStored<T>(definition: UserStateDefinition<T>, owner: string | null): T | undefined {
  const name = storageKey(owner, definition.key);
  const area = areaOf(definition);
  takeOverFormer(definition, owner, area);
  const text = readText(name, area);
  if (text === null) return undefined;
  let value: T | undefined;
  try {
    value = definition.read(JSON.parse(text));
  } catch {
    // Invalid JSON.
  }
  if (value === undefined) writeText(name, null, area);
  return value;
}

/** Stores a value; undefined removes it. */
export function writeStored<T>(definition: UserStateDefinition<T>, owner: string | null, value: T): void {
  const text = value === undefined ? null : JSON.stringify(value);
  writeText(storageKey(owner, definition.key), text, areaOf(definition));
}

/** Unsent changes: by key the text that the site last had, or null if it had none. */
export type Unsent = Record<string, string | null>;

const unsentKey = (owner: string): string => `dm-unsent@${owner}`;

/** The unsent changes of a reader's state. */
export function readUnsent(owner: string): Unsent {
  try {
    const unsent: unknown = JSON.parse(readText(unsentKey(owner)) ?? '{}');
    return typeof unsent === 'object' ? ((unsent as Unsent | null) ?? {}) : {};
  } catch {
    return {};
  }
}

/** A key with undefined is no longer unsent. */
export function writeUnsent(owner: string, unsent: Readonly<Record<string, string | null | undefined>>): void {
  const text = JSON.stringify(unsent);
  writeText(unsentKey(owner), text === '{}' ? null : text);
}
