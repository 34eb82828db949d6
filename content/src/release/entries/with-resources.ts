import type { Entry, EntryFile, EntryImage } from '@manna/shared/contracts';
import type { AssembledEntries } from './assemble-entries';

/** What was made for one resource, as its entry has it. */
export interface MadeFiles {
  readonly image: EntryImage;
  readonly files: readonly EntryFile[];
  /** The path of the file that /play opens, one of `files`. */
  readonly plays?: string;
}

/**
 * Puts pictures and files into the resources that they were made for, by slug, and pictures into the entries that show one.
 * A resource for which nothing was made stays without, which the check of a release tells.
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
