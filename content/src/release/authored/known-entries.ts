import { collections, entryPath } from '@manna/shared/domain';
import { entryKey, type AuthoredEntry } from './authored';
import { entryId } from '../../base/entries/entry-id';

const typenames = new Map(collections.map(({ slug, typename }) => [slug, typename]));

/** Where an authored entry is: its id, its category and the address of its page. */
export interface KnownEntry {
  readonly id: string;
  readonly category: string;
  readonly path: string;
}

/** Authored entries by 'people/abraham'. */
export type KnownEntries = ReadonlyMap<string, KnownEntry>;

/** The category of an authored entry: its own where its collection has several, else the collection's only one. */
const categoryOf = ({ collection, matter }: AuthoredEntry): string =>
  'category' in matter ? matter.category : collection;

/** The address that an authored entry has under this slug. */
export function pathOf(entry: AuthoredEntry, slug: string): string {
  const typename = typenames.get(entry.collection);
  if (!typename) throw new Error(`No type of entries belongs to the collection ${entry.collection}.`);
  return entryPath({ typename, category: categoryOf(entry), slug });
}

/** The id of an authored entry; it comes from the first slug that it had, so that it stays when the slug changes. */
export const idOf = ({ collection, slug, matter }: AuthoredEntry): string =>
  entryId(collection, matter.oldSlugs[0] ?? slug);

/** Where all authored entries are. */
export const knownEntries = (entries: readonly AuthoredEntry[]): KnownEntries =>
  new Map(
    entries.map((entry) => [
      entryKey(entry),
      { id: idOf(entry), category: categoryOf(entry), path: pathOf(entry, entry.slug) },
    ]),
  );
