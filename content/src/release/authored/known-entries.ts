import { collections, entryPath } from '@manna/shared/domain';
import { entryKey, type AuthoredEntry } from './authored';
import { entryId } from '../../base/entries/entry-id';

const typenames = new Map(collections.map(({ slug, typename }) => [slug, typename]));

/** The id and category of an authored entry, and the path of its page. */
export interface KnownEntry {
  readonly id: string;
  readonly category: string;
  readonly path: string;
}

/** Authored entries by key, such as 'people/abraham'. */
export type KnownEntries = ReadonlyMap<string, KnownEntry>;

/** The category of an authored entry: its own if the collection has several, otherwise the collection's only one. */
const categoryOf = ({ collection, matter }: AuthoredEntry): string =>
  'category' in matter ? matter.category : collection;

/** Returns the path of an authored entry under the given slug. */
export function pathOf(entry: AuthoredEntry, slug: string): string {
  const typename = typenames.get(entry.collection);
  if (!typename) throw new Error(`No type of entries belongs to the collection ${entry.collection}.`);
  return entryPath({ typename, category: categoryOf(entry), slug });
}

/**
 * Returns the id of an authored entry. It is derived from the entry's first slug, so that a new slug does not change
 * it.
 */
export const idOf = ({ collection, slug, matter }: AuthoredEntry): string =>
  entryId(collection, matter.oldSlugs[0] ?? slug);

/** Returns ids, categories and paths of all authored entries. */
export const knownEntries = (entries: readonly AuthoredEntry[]): KnownEntries =>
  new Map(
    entries.map((entry) => [
      entryKey(entry),
      { id: idOf(entry), category: categoryOf(entry), path: pathOf(entry, entry.slug) },
    ]),
  );
