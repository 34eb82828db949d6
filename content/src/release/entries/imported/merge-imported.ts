import type { Entry, Relation } from '@manna/shared/contracts';
import { collectionOf } from '@manna/shared/domain';
import type { Skipped } from '../../../base/source';
import { RelationSet } from '../../../base/entries/relation-set';
import { slugOfName } from '../../../base/entries/slug-of-name';
import { versesOf } from '../../../base/bible/reference-verses';
import { enriched, ownEntry } from './imported-parts';
import { NameIndex } from './name-index';
import type { ImportedEntries } from '../../../base/imported/import-package';
import type { ImportedEntry } from '../../../base/imported/imported-entry';

export interface MergedImports {
  /** The given entries with the additions of the imports, then the new entries of the imports. */
  readonly entries: readonly Entry[];
  readonly relations: readonly Relation[];
  readonly counts: Readonly<Record<string, number>>;
  readonly skipped: readonly Skipped[];
}

const standsOn = ({ verses, references }: Entry) => new Set([...verses, ...references.flatMap(versesOf)]);

/** The site's entry that matches an imported one, 'none', or 'unclear' if several match equally. */
type Found = { readonly id: string; readonly byName: boolean } | 'none' | 'unclear';

function pointedTo(entry: ImportedEntry, candidates: readonly Entry[], byName: boolean): Found {
  if (candidates.length === 0) return 'none';
  const [only, ...others] = candidates;
  if (entry.verses.length === 0) return only && others.length === 0 ? { id: only.id, byName } : 'unclear';
  const shared = candidates.filter((candidate) => {
    const verses = standsOn(candidate);
    return entry.verses.some((verse) => verses.has(verse));
  });
  const [one, ...more] = shared;
  if (one && more.length === 0) return { id: one.id, byName };
  // Without a shared verse, it is a different entry of the same name, if every candidate has verses to compare.
  if (!one) return candidates.every((candidate) => standsOn(candidate).size > 0) ? 'none' : 'unclear';
  return 'unclear';
}

/** Merges imports into entries, one after the other. */
class Merging {
  readonly entries: Map<string, Entry>;
  readonly skipped: Skipped[] = [];
  readonly counts: Record<string, number> = {};
  readonly #index = new NameIndex();
  readonly #slugs: Set<string>;
  /** The entry that each imported one became or was merged into, by '<import>/<key>'. */
  readonly #placed = new Map<string, string>();
  /** The known parents of each child, as '<child>/father'. */
  readonly #parents: Set<string>;

  readonly #refusedKin: ReadonlySet<string>;

  constructor(
    entries: readonly Entry[],
    relations: readonly Relation[],
    takenSlugs: Iterable<string>,
    refusedKin: ReadonlySet<string>,
  ) {
    this.#refusedKin = refusedKin;
    this.#parents = new Set(relations.map(({ from, kind }) => `${from}/${kind}`));
    this.entries = new Map(entries.map((entry) => [entry.id, entry]));
    this.#slugs = new Set([
      ...takenSlugs,
      ...entries.map(({ typename, slug }) => `${collectionOf(typename).slug}/${slug}`),
    ]);
    for (const entry of entries) this.#index.add(entry);
  }

  add({ slug: source, entries }: ImportedEntries): void {
    // If two entries of one import match the same entry, it is unclear which of them it is. A match by the main name
    // takes precedence over a match by an alias.
    const found = entries.map((imported) => ({ imported, found: this.#find(imported) }));
    const claims = new Map<string, { byName: number; all: number }>();
    for (const { found: one } of found) {
      if (typeof one === 'string') continue;
      const { byName, all } = claims.get(one.id) ?? { byName: 0, all: 0 };
      claims.set(one.id, { byName: byName + (one.byName ? 1 : 0), all: all + 1 });
    }
    const alone = ({ id, byName }: { id: string; byName: boolean }) => {
      const claim = claims.get(id);
      return byName ? claim?.byName === 1 : claim?.all === 1;
    };
    const own: Entry[] = [];
    for (const { imported, found: one } of found) {
      const unclear = one === 'unclear' || (one !== 'none' && !alone(one));
      if (imported.typename === 'DictionaryWord' && one !== 'none') {
        this.#skip(source, imported, 'The dictionary has the word already.', 'words that were there');
      } else if (typeof one === 'object' && !unclear) this.#give(source, imported, one.id);
      else if (unclear && imported.verses.length === 0) {
        this.#skip(
          source,
          imported,
          `Several bear the name ${imported.name}, and nothing tells which of them it is.`,
          'unclear',
        );
      } else own.push(...this.#own(source, imported));
    }
    for (const entry of own) this.#index.add(entry);
  }

  /** Adds the relations between the entries of an import, unless the two entries are already related. */
  relate({ slug: source, entries }: ImportedEntries, relations: RelationSet): void {
    for (const imported of entries) {
      const from = this.#placed.get(`${source}/${imported.key}`);
      if (from === undefined) continue;
      for (const { kind, key } of imported.kin) {
        const to = this.#placed.get(`${source}/${key}`);
        if (to === undefined)
          this.#skip(source, imported, `Its ${kind} ${key} is no entry.`, 'relations without an entry');
        else if (this.#refusedKin.has(`${from} ${to}`))
          this.#skip(source, imported, `The Bible does not state its ${kind} ${key}.`, 'relations refused');
        else if (to !== from && relations.kinds(from, to).size === 0) {
          const parenthood = this.#parenthood(from, kind, to);
          if (parenthood !== undefined) {
            if (this.#parents.has(parenthood)) continue;
            this.#parents.add(parenthood);
          }
          relations.add(from, kind, to);
          this.#count(source, 'relations');
        }
      }
    }
  }

  #find(imported: ImportedEntry): Found {
    const { ids, byName } = this.#index.find(imported);
    const candidates = ids.flatMap((id) => this.entries.get(id) ?? []);
    if (imported.typename !== 'DictionaryWord') return pointedTo(imported, candidates, byName);
    const [word] = candidates;
    return word ? { id: word.id, byName } : 'none';
  }

  #give(source: string, imported: ImportedEntry, id: string): void {
    const entry = this.entries.get(id);
    if (!entry) return;
    this.entries.set(id, enriched(entry, imported));
    this.#placed.set(`${source}/${imported.key}`, id);
    this.#count(source, 'gone into an entry');
  }

  #own(source: string, imported: ImportedEntry): Entry[] {
    const slug = this.#slugFor(imported);
    const entry = slug === '' ? undefined : ownEntry(imported, slug, source);
    if (!entry || this.entries.has(entry.id)) {
      this.#skip(
        source,
        imported,
        'It has no year, or no name that an address can be made of.',
        'without year or address',
      );
      return [];
    }
    this.#slugs.add(`${collectionOf(entry.typename).slug}/${slug}`);
    this.entries.set(entry.id, entry);
    this.#placed.set(`${source}/${imported.key}`, entry.id);
    this.#count(source, 'entries of their own');
    return [entry];
  }

  #slugFor({ typename, name, key }: ImportedEntry): string {
    const collection = collectionOf(typename).slug;
    const plain = slugOfName(name);
    const keyed = slugOfName(`${plain} ${key.replace(/^.*:/, '').replaceAll('_', ' ')}`);
    const wanted = [plain, keyed, ...Array.from({ length: 9 }, (_, index) => `${keyed}-${index + 2}`)];
    return plain === '' ? '' : (wanted.find((slug) => !this.#slugs.has(`${collection}/${slug}`)) ?? '');
  }

  /**
   * Returns the key of the parent that this kinship adds to a child, or undefined if it adds none. A child has one
   * father and one mother, and those that are known stay.
   */
  #parenthood(from: string, kind: ImportedEntry['kin'][number]['kind'], to: string): string | undefined {
    if (kind === 'father' || kind === 'mother') return `${from}/${kind}`;
    if (kind !== 'child') return undefined;
    const parent = this.entries.get(from);
    return `${to}/${parent?.typename === 'Person' && parent.sex === 'female' ? 'mother' : 'father'}`;
  }

  #skip(source: string, { key }: ImportedEntry, reason: string, what: string): void {
    this.skipped.push({ source, ref: key, reason });
    this.#count(source, what);
  }

  #count(source: string, what: string): void {
    const key = `${source}.${what}`;
    this.counts[key] = (this.counts[key] ?? 0) + 1;
  }
}

/**
 * Merges imported entries into those of the site. If an entry of the same collection has the same name or alias, and
 * the verses do not contradict it, the imported entry adds what that entry lacks (location with certainty, spellings,
 * verses, years) and changes nothing else. Otherwise it becomes a new entry with the origin 'imported'. Words that the
 * dictionary already has are skipped. Everything skipped is reported. `takenSlugs` are old slugs of entries, such as
 * 'people/abram'; `refusedKin` are pairs of entries, `<id> <id>`, whose kinship no import may add.
 */
export function mergeImported(
  entries: readonly Entry[],
  relations: readonly Relation[],
  imported: readonly ImportedEntries[],
  takenSlugs: Iterable<string> = [],
  refusedKin: ReadonlySet<string> = new Set(),
): MergedImports {
  const merging = new Merging(entries, relations, takenSlugs, refusedKin);
  for (const one of imported) merging.add(one);
  const merged = [...merging.entries.values()];
  const set = new RelationSet(merged);
  for (const { from, kind, to, featured } of relations) set.add(from, kind, to, featured);
  for (const one of imported) merging.relate(one, set);
  return { entries: merged, relations: set.list(), counts: merging.counts, skipped: merging.skipped };
}
