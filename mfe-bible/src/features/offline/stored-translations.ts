import type { OfflineStore } from '@manna/shared/contracts';
import {
  DESCRIPTION_KEY,
  partOfChapter,
  readPart,
  type DownloadDescription,
  type StoredChapter,
} from './translation-parts';

const PREFIX = 'translation-';

/** The pillar's name, which its caches go by. */
export const PILLAR = 'bible';

/** Opens the cache of a translation in the pillar's store. */
export const openTranslation = (store: OfflineStore, slug: string): Promise<Cache> => store.open(PREFIX + slug);

export const deleteTranslation = (store: OfflineStore, slug: string): Promise<void> => store.delete(PREFIX + slug);

/** The translations on this device, whole or in part. */
export async function storedTranslations(store: OfflineStore): Promise<DownloadDescription[]> {
  const slugs = (await store.names())
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => name.slice(PREFIX.length));
  const descriptions = await Promise.all(
    slugs.map(async (slug) => {
      const response = await (await openTranslation(store, slug)).match(DESCRIPTION_KEY);
      return (await response?.json()) as DownloadDescription | undefined;
    }),
  );
  return descriptions.filter((description) => description !== undefined);
}

/** Date header of a stored part; 1970 if it has no such header. */
const savedAt = ({ headers }: Response): Date => new Date(Date.parse(headers.get('date') ?? '') || 0);

/** A chapter ('Rom.8') of a translation, and when it was saved; undefined if it is not on this device. */
export async function readStoredChapter(
  store: OfflineStore,
  slug: string,
  osisId: string,
): Promise<{ chapter: StoredChapter; savedAt: Date } | undefined> {
  const part = partOfChapter(osisId);
  const stored = part && (await (await openTranslation(store, slug)).match(part.key));
  const chapter = stored && readPart(await stored.json(), part)?.find((one) => one.osisId === osisId);
  return chapter && { chapter, savedAt: savedAt(stored) };
}

/** Name that caches of translations had before pillars had stores of their own. */
const FORMER_PREFIX = 'manna-translation-';

/** Moves translations that were downloaded under the former names, so that nobody has to download them again. */
export async function adoptFormerDownloads(store: OfflineStore, storage: CacheStorage = caches): Promise<void> {
  for (const name of (await storage.keys()).filter((one) => one.startsWith(FORMER_PREFIX))) {
    const [from, to] = [await storage.open(name), await openTranslation(store, name.slice(FORMER_PREFIX.length))];
    for (const request of await from.keys()) {
      const response = await from.match(request);
      if (response) await to.put(request, response);
    }
    await storage.delete(name);
  }
}
