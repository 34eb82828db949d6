import type { ListingFile } from '@manna/shared/domain';
import type { ListingSource } from './listing-source';

/** What is stored may be cut off, or of another version: it is removed, and the download replaces it. */
async function fromStored<T>(source: ListingSource, name: ListingFile, read: (text: string) => T) {
  const text = await source.stored(name);
  if (text === undefined) return undefined;
  try {
    const opened = read(text);
    // For the next visit. Without a network the stored one stays.
    void source.renew(name);
    return opened;
  } catch {
    await source.forget(name);
    return undefined;
  }
}

/**
 * Opens the stored listing at once, and downloads a newer one for the next visit; downloads it if none is stored that `read`
 * can read. Rejects with the error of the download, or with what `read` throws.
 */
export async function openListing<T extends object>(
  source: ListingSource,
  name: ListingFile,
  read: (text: string) => T,
): Promise<T> {
  const stored = await fromStored(source, name, read);
  if (stored) return stored;
  const text = await source.download(name);
  try {
    return read(text);
  } catch (error) {
    await source.forget(name);
    throw error;
  }
}
