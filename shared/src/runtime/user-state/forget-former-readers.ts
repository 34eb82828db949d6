import { syncRecordState } from './sync-record';
import { readUnacknowledged } from './unacknowledged';
import { LAST_USER_KEY, readStored, readText, readUnsent, storageKey, writeText } from './user-state-storage';

/** How long a browser keeps its copies of what a reader has who is no longer signed in there. Milliseconds. */
export const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

const waitsForSite = (owner: string): boolean =>
  Object.keys(readUnsent(owner)).length > 0 || readUnacknowledged(owner) !== undefined;

/**
 * Removes the copies of readers who signed out of this browser long ago: their account has the originals, unless it was
 * deleted, which this browser cannot know. What has not been sent stays.
 *
 * @param now Milliseconds since 1970.
 */
export function forgetFormerReaders(now: number): void {
  let names: string[];
  try {
    names = Object.keys(localStorage);
  } catch {
    // Without storage there are no copies.
    return;
  }
  const owners = new Set(names.flatMap((name) => /^dm-user@([^/]+)\//.exec(name)?.[1] ?? []));
  owners.delete('anonymous');
  owners.delete(readText(LAST_USER_KEY) ?? '');
  for (const owner of owners) {
    const lastSynced = readStored(syncRecordState, owner)?.lastSynced ?? null;
    if (lastSynced === null || now - lastSynced < KEPT_MS || waitsForSite(owner)) continue;
    for (const name of names) if (name.startsWith(storageKey(owner, ''))) writeText(name, null);
  }
}
