import type { ReleasePart } from '../../../base/parts/release-part';
import { inReleaseOrder, type AssembledEntries } from '../assemble-entries';
import type { ImportedEntries } from '../../../base/imported/import-package';
import { mergeImported } from './merge-imported';

/** Returns 'people/saul' for '/encyclopedia/people/saul', and 'dictionary/ark' for '/dictionary/ark'. */
const keyOf = (path: string): string => path.split('/').slice(-2).join('/');

/**
 * Merges the imports into the site's entries. The part contains the counts, licences and skipped records of the
 * imports.
 */
export function withImports(
  assembled: AssembledEntries,
  imported: readonly ImportedEntries[],
): { assembled: AssembledEntries; part: ReleasePart } {
  const taken = assembled.redirects.map(({ from }) => keyOf(from));
  const { entries, relations, counts, skipped } = mergeImported(
    assembled.entries,
    assembled.relations,
    imported,
    taken,
    assembled.refusedKin,
  );
  return {
    assembled: imported.length === 0 ? assembled : { ...assembled, entries: inReleaseOrder(entries), relations },
    part: {
      files: new Map(),
      counts: Object.fromEntries<number>([
        ...Object.entries(counts).map(([what, count]) => [`imports.${what}`, count] as const),
        ...imported.flatMap((one) =>
          Object.entries(one.counts).map(([what, count]) => [`imports.${one.slug}.${what}`, count] as const),
        ),
      ]),
      licences: imported.map(({ licence }) => licence),
      skipped: [...imported.flatMap((one) => one.skipped), ...skipped],
    },
  };
}
