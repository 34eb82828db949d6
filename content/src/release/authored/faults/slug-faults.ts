import { idOf } from '../known-entries';
import { entryKey, type AuthoredEntry } from '../authored';
import type { Fault } from '../fault';

/** The site drops a trailing 'index' from a path, so an entry with that slug could not be reached. */
const RESERVED = new Set(['index']);

/** Reports slugs, old slugs and ids that two entries share, and reserved slugs. */
export function slugFaults(entries: readonly AuthoredEntry[]): Fault[] {
  const faults: Fault[] = [];
  const live = new Map(entries.map((entry) => [entryKey(entry), entry]));
  const old = new Map<string, AuthoredEntry>();
  const ids = new Map<string, AuthoredEntry>();
  for (const entry of entries) {
    const { collection, slug, file, matter, lineOf } = entry;
    if (RESERVED.has(slug)) faults.push({ file, line: 1, sentence: `No entry can have the slug "${slug}".` });
    for (const [index, oldSlug] of matter.oldSlugs.entries()) {
      const key = entryKey({ collection, slug: oldSlug });
      const other = live.get(key) ?? old.get(key);
      old.set(key, entry);
      if (!other) continue;
      const sentence = `The old slug "${oldSlug}" is that of ${other.file} too.`;
      faults.push({ file, line: lineOf('oldSlugs', index), sentence });
    }
    const id = idOf(entry);
    const twin = ids.get(id);
    // Entries that share their first slug are already reported above.
    if (twin && (twin.matter.oldSlugs[0] ?? twin.slug) !== (matter.oldSlugs[0] ?? slug)) {
      faults.push({ file, line: 1, sentence: `The entry has the same id as ${twin.file}: ${id}.` });
    }
    ids.set(id, entry);
  }
  return faults;
}
