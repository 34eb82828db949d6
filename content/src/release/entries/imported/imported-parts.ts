import type { Entry, Prose } from '@manna/shared/contracts';
import { collectionOf, entryPath } from '@manna/shared/domain';
import { entryId } from '../../../base/entries/entry-id';
import { inCanonOrder } from '../../../base/bible/reference-verses';
import type { ImportedEntry } from '../../../base/imported/imported-entry';
import { importedProse } from '../../../base/imported/imported-prose';
import { foldedName } from './name-index';
import { periodOfYear } from '../period-of-year';

/** Adds what an entry lacks from an imported entry. Existing values do not change. */
export function enriched(entry: Entry, imported: ImportedEntry): Entry {
  const known = new Set([entry.name, ...entry.aliases].map(foldedName));
  const base = {
    aliases: [
      ...entry.aliases,
      ...[imported.name, ...imported.aliases].filter(
        (name) => !known.has(foldedName(name)) && known.add(foldedName(name)),
      ),
    ],
    verses: inCanonOrder([...entry.verses, ...imported.verses]),
  };
  switch (entry.typename) {
    case 'Person': {
      const { sex = imported.sex, born = imported.born, died = imported.died } = entry;
      return {
        ...entry,
        ...base,
        ...(sex && { sex }),
        ...(born !== undefined && { born }),
        ...(died !== undefined && { died }),
      };
    }
    case 'Place': {
      const takes = entry.location === undefined && imported.location !== undefined;
      const modernName = entry.modernName ?? imported.modernName;
      return {
        ...entry,
        ...base,
        kind: entry.kind === 'place' ? (imported.kind ?? entry.kind) : entry.kind,
        ...(takes ? { location: imported.location, certainty: imported.certainty ?? 'possible' } : {}),
        ...(modernName === undefined ? {} : { modernName }),
      };
    }
    default:
      return { ...entry, ...base };
  }
}

const animalKinds = ['mammal', 'bird', 'reptile', 'fish', 'insect', 'other'] as const;
const plantKinds = ['tree', 'shrub', 'herb', 'grain', 'flower', 'product', 'other'] as const;
const tribeKinds = ['tribe', 'people', 'family'] as const;
const kindIn = <T extends string>(kinds: readonly T[], kind: string | undefined, otherwise: T): T =>
  kinds.find((one) => one === kind) ?? otherwise;

/** Makes a new entry from an imported one; undefined for an event without a year. */
export function ownEntry(imported: ImportedEntry, slug: string, source: string): Entry | undefined {
  const { typename, name, title, summary, references, verses } = imported;
  const collection = collectionOf(typename).slug;
  const body: Prose = imported.body.length > 0 ? imported.body : importedProse(summary).body;
  const base = {
    id: entryId(collection, slug),
    slug,
    name,
    category: collection,
    pagePath: entryPath({ typename, category: collection, slug }),
    ...(title === undefined ? {} : { title }),
    aliases: [...imported.aliases],
    summary,
    body,
    origin: 'imported' as const,
    references: [...references],
    verses: [...verses],
    originals: [],
    images: [],
    evidence: [{ rule: 'imported', found: `${source}: ${imported.key}` }],
  };
  const certainty = imported.certainty ?? 'unknown';
  switch (typename) {
    case 'Person': {
      const { sex, born, died } = imported;
      return {
        typename,
        ...base,
        ...(sex && { sex }),
        ...(born !== undefined && { born }),
        ...(died !== undefined && { died }),
      };
    }
    case 'Place': {
      const { location, modernName } = imported;
      return {
        typename,
        ...base,
        kind: imported.kind ?? 'place',
        ...(location && { location }),
        certainty,
        ...(modernName !== undefined && { modernName }),
      };
    }
    case 'Animal':
      return { typename, ...base, kind: kindIn(animalKinds, imported.kind, 'other'), certainty };
    case 'Plant':
      return { typename, ...base, kind: kindIn(plantKinds, imported.kind, 'other'), certainty };
    case 'Tribe':
      return { typename, ...base, kind: kindIn(tribeKinds, imported.kind, 'people') };
    case 'DictionaryWord':
      return { typename, ...base, kind: imported.kind === 'name' ? 'name' : 'vocabulary' };
    case 'Event': {
      const { start, end = start, sortKey = start } = imported;
      if (start === undefined || end === undefined || sortKey === undefined) return undefined;
      return {
        typename,
        ...base,
        eventsStart: start,
        eventsEnd: end,
        sortKey,
        dating: 'traditional',
        period: periodOfYear(start),
      };
    }
  }
}
