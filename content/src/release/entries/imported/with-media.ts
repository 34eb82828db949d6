import type { Entry } from '@manna/shared/contracts';
import { collectionOf, entryPath } from '@manna/shared/domain';
import { ContentError } from '../../../base/content-error';
import { entryId } from '../../../base/entries/entry-id';
import { RelationSet } from '../../../base/entries/relation-set';
import type { ImportedMediaSet } from '../../../base/imported/import-package';
import type { ImportedMedia } from '../../../base/imported/imported-media';
import { entryKey } from '../../authored/authored';
import { inReleaseOrder, type AssembledEntries } from '../assemble-entries';
import { collectionSlug } from '../authored-entries';

const RESOURCES = collectionOf('Resource').slug;

/** What an item is, by what it consists of. */
export const kindOfMedia = ({ main }: Pick<ImportedMedia, 'main'>) => {
  if (!main) return 'picture';
  if (main.mediaType.startsWith('audio/')) return 'recording';
  return main.mediaType.startsWith('video/') ? 'film' : 'document';
};

function resourceOf(item: ImportedMedia, { slug: source, origin }: ImportedMediaSet): Entry {
  const { slug, name, title, summary, body, category, references, verses, ages } = item;
  return {
    typename: 'Resource',
    id: entryId(RESOURCES, slug),
    slug,
    name,
    category,
    pagePath: entryPath({ typename: 'Resource', category, slug }),
    ...(title !== undefined && { title }),
    aliases: [],
    summary,
    body,
    origin,
    references,
    verses,
    originals: [],
    images: [],
    ...(origin === 'imported' && { evidence: [{ rule: 'imported', found: `${source}: ${slug}` }] }),
    kind: kindOfMedia(item),
    ages,
    files: [],
  };
}

/**
 * Adds a resource for each imported recording, film, picture and document, related to the entries that it names. Throws
 * ContentError if one of these does not exist, or if the slug is taken.
 */
export function withMedia(assembled: AssembledEntries, imported: readonly ImportedMediaSet[]): AssembledEntries {
  if (imported.length === 0) return assembled;
  const byKey = new Map(
    assembled.entries.map((entry) => [entryKey({ collection: collectionSlug(entry), slug: entry.slug }), entry]),
  );
  const added: { readonly entry: Entry; readonly related: readonly string[] }[] = [];
  for (const set of imported) {
    const { slug: source, media } = set;
    for (const item of media) {
      const key = entryKey({ collection: RESOURCES, slug: item.slug });
      const entry = resourceOf(item, set);
      if (byKey.has(key))
        throw new ContentError(`The import ${source} has a resource "${item.slug}", which is there already.`);
      const related = item.related.map((name) => {
        const other = byKey.get(name);
        if (!other)
          throw new ContentError(`"${item.slug}" of the import ${source} names ${name}, which does not exist.`);
        return other.id;
      });
      byKey.set(key, entry);
      added.push({ entry, related });
    }
  }
  const entries = inReleaseOrder([...assembled.entries, ...added.map(({ entry }) => entry)]);
  const relations = new RelationSet(entries);
  for (const { from, kind, to, featured } of assembled.relations) relations.add(from, kind, to, featured);
  for (const { entry, related } of added) for (const other of related) relations.add(entry.id, 'related', other, true);
  return { ...assembled, entries, relations: relations.list() };
}
