import type { OfflineStore } from '../contracts';

/** Prefix of all caches of this site; withdrawing the service worker deletes them. */
export const CACHE_PREFIX = 'manna-';

/** The caches of a pillar on this device, both in a page and in the service worker. */
export function offlineStore(pillar: string): OfflineStore {
  const prefix = `${CACHE_PREFIX}${pillar}-`;
  return {
    names: async () =>
      (await caches.keys()).filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length)),
    open: (name) => caches.open(prefix + name),
    delete: async (name) => void (await caches.delete(prefix + name)),
  };
}
