import type { UserStateDefinition } from './user-state-definition';

type StorageArea = 'localStorage' | 'sessionStorage';

/** In local storage: id of the reader who was signed in when the session was last known. */
export const LAST_USER_KEY = 'dm-user';

/** Name in storage of a piece of a reader's state; the owner is a user id, or null for anonymous readers. */
export const storageKey = (owner: string | null, key: string): string => `dm-user@${owner ?? 'anonymous'}/${key}`;

/** What storage did not take (it may be full, or forbidden): this page has it all the same. */
const memory = new Map<string, string>();

export function readText(name: string, area: StorageArea = 'localStorage'): string | null {
  const text = memory.get(name);
  if (text !== undefined) return text;
  try {
    return window[area].getItem(name);
  } catch {
    return null;
  }
}

/** Null removes it. */
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
    // It is no JSON.
  }
  if (value === undefined) writeText(name, null, area);
  return value;
}

/** Stores a value; undefined is none. */
export function writeStored<T>(definition: UserStateDefinition<T>, owner: string | null, value: T): void {
  const text = value === undefined ? null : JSON.stringify(value);
  writeText(storageKey(owner, definition.key), text, areaOf(definition));
}

/** By key: the text that the site last had where this browser has changed it since; null where it had none. */
export type Unsent = Record<string, string | null>;

const unsentKey = (owner: string): string => `dm-unsent@${owner}`;

/** What the site has still to be sent of a reader's state. */
export function readUnsent(owner: string): Unsent {
  try {
    const unsent: unknown = JSON.parse(readText(unsentKey(owner)) ?? '{}');
    return typeof unsent === 'object' ? ((unsent as Unsent | null) ?? {}) : {};
  } catch {
    return {};
  }
}

/** A key whose text is undefined is not unsent. */
export function writeUnsent(owner: string, unsent: Readonly<Record<string, string | null | undefined>>): void {
  const text = JSON.stringify(unsent);
  writeText(unsentKey(owner), text === '{}' ? null : text);
}
