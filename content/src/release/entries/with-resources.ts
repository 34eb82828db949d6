import type { Entry, EntryFile, EntryImage } from '@manna/shared/contracts';
import type { AssembledEntries } from './assemble-entries';

/** The picture and files that were made for one resource. */
export interface MadeFiles {
  readonly image: EntryImage;
  readonly files: readonly EntryFile[];
  /** The path of the file that /play opens, one of `files`. */
  readonly plays?: string;
}

/**
 * Adds the made pictures and files (by slug) to their resources, and the pictures to the entries that show them. A
 * resource for which nothing was made does not change; the check of the release reports it.
 */
export function withResources(assembled: AssembledEntries, made: ReadonlyMap<string, MadeFiles>): AssembledEntries {
  const illustrated = (entry: Entry): Entry => {
    const resource = entry.typename === 'Resource' ? entry.slug : assembled.pictures.get(entry.id);
    const own = resource === undefined ? undefined : made.get(resource);
    if (!own) return entry;
    const images = [own.image];
    if (entry.typename !== 'Resource') return { ...entry, images };
    return { ...entry, images, files: [...own.files], ...(own.plays === undefined ? {} : { plays: own.plays }) };
  };
  return { ...assembled, entries: assembled.entries.map(illustrated) };
}
