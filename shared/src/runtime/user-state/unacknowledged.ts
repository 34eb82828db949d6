import type { UserDataChange } from '../../contracts';
import { readText, writeText } from './user-state-storage';

/** A change that was sent. Until the site acknowledges it, nobody knows whether it has been saved. */
export type Unacknowledged = Required<Pick<UserDataChange, 'data' | 'base' | 'request'>>;

const DEVICE_KEY = 'dm-device';
const unacknowledgedKey = (owner: string): string => `dm-sending@${owner}`;

/** 32 random hex digits. `crypto.randomUUID` exists only on https. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The random id of this browser, created on the first call. */
export function deviceId(): string {
  const known = readText(DEVICE_KEY);
  if (known !== null) return known;
  const created = randomId();
  writeText(DEVICE_KEY, created);
  return created;
}

/** The change that a reader's browser has sent last, if the site has not acknowledged it. */
export function readUnacknowledged(owner: string): Unacknowledged | undefined {
  try {
    return (JSON.parse(readText(unacknowledgedKey(owner)) ?? 'null') as Unacknowledged | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores it, so that a later page can repeat it; undefined removes it. */
export const writeUnacknowledged = (owner: string, change: Unacknowledged | undefined): void =>
  writeText(unacknowledgedKey(owner), change ? JSON.stringify(change) : null);
