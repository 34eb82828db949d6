import type { OfflineStore } from '../contracts';

/** Every cache of this site begins so; withdrawing the service worker deletes them all. */
export const CACHE_PREFIX = 'manna-';

/** The caches that a pillar keeps on this device, in a page as well as in the service worker. */
export function offlineStore(pillar: string): OfflineStore {
  const prefix = `${CACHE_PREFIX}${pillar}-`;
  return {
    names: async () =>
      (await caches.keys()).filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length)),
    open: (name) => caches.open(prefix + name),
    delete: async (name) => void (await caches.delete(prefix + name)),
  };
}
