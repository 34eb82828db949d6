import type { ListingFile } from '@manna/shared/domain';
import type { ListingSource } from './listing-source';

/**
 * Opens the stored text of a listing at once, and downloads a newer one for the next visit; without a stored one it waits for the
 * download. A text that cannot be opened is not stored any more. Rejects if the download fails or cannot be opened.
 */
export async function openListing<Opened>(
  source: ListingSource,
  name: ListingFile,
  open: (text: string) => Opened,
): Promise<Opened> {
  const stored = await source.stored(name);
  if (stored !== undefined) {
    try {
      const opened = open(stored);
      // Without a network the stored one stays.
      source.download(name).catch(() => undefined);
      return opened;
    } catch {
      // Cut off, or of another version: the download replaces it.
      await source.forget(name);
    }
  }
  const text = await source.download(name);
  try {
    return open(text);
  } catch (error) {
    await source.forget(name);
    throw error;
  }
}
