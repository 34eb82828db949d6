import type { Entry, EntryFile, EntryImage, ProseTable, ReadingPlan } from '@manna/shared/contracts';
import type { AssembledEntries } from './assemble-entries';

/** The picture and files that were made for one resource. */
export interface MadeFiles {
  readonly image: EntryImage;
  readonly files: readonly EntryFile[];
  /** The path of the file that /play opens, one of `files`. */
  readonly plays?: string;
  readonly plan?: ReadingPlan;
  readonly tables?: readonly ProseTable[];
  /** The page of the atlas with what the picture shows. */
  readonly atlas?: string;
}

/** Categories of resources whose pictures show their subject, and not the cover of a game or a file. */
const PICTURED = new Set(['maps', 'infographics', 'art']);

/** The types of entries that show the pictures of resources about them. */
const SUBJECTS = new Set<Entry['typename']>(['Person', 'Place', 'Event', 'Tribe']);

/** The slugs of the pictured resources that feature each entry, by its id. */
function featuring({ entries, relations }: AssembledEntries): ReadonlyMap<string, readonly string[]> {
  const resources = new Map(
    entries.flatMap(({ typename, id, slug, category }) =>
      typename === 'Resource' && PICTURED.has(category) ? [[id, slug]] : [],
    ),
  );
  const slugs = new Map<string, string[]>();
  for (const { from, to, featured } of relations) {
    const slug = featured ? resources.get(from) : undefined;
    if (slug !== undefined) slugs.set(to, [...(slugs.get(to) ?? []), slug]);
  }
  return slugs;
}

/**
 * Adds what was made (by slug) to the resources, and the pictures to the entries that show them or are
 * featured by them. A resource for which nothing was made does not change; the check of the release reports it.
 */
export function withResources(assembled: AssembledEntries, made: ReadonlyMap<string, MadeFiles>): AssembledEntries {
  const featured = featuring(assembled);
  const illustrated = (entry: Entry): Entry => {
    if (entry.typename !== 'Resource') {
      const own = assembled.pictures.get(entry.id);
      const others = SUBJECTS.has(entry.typename) ? (featured.get(entry.id) ?? []) : [];
      const shown = new Set([...(own === undefined ? [] : [own]), ...others]);
      return { ...entry, images: [...shown].flatMap((slug) => made.get(slug)?.image ?? []) };
    }
    const own = made.get(entry.slug);
    if (!own) return entry;
    const { image, files, tables, ...rest } = own;
    return { ...entry, images: [image], files: [...files], ...(tables && { tables: [...tables] }), ...rest };
  };
  return { ...assembled, entries: assembled.entries.map(illustrated) };
}
