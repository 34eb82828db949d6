import type { Entry } from '@manna/shared/contracts';
import { collectionOf } from '@manna/shared/domain';
import { entryKey } from '../../authored/authored';
import type { PlacedName } from '../merge-names';
import { isOfOne } from './name-kin';

/** The entries that tables of people name. */
export interface NamedEntries {
  /** Those of one person, by key: 'people/abraham'. */
  readonly people: ReadonlyMap<string, Entry>;
  /** Returns the entry that lists the bearers of a name which one of these verses has. */
  readonly pageOf: (name: string, verses: readonly number[]) => Entry | undefined;
}

export function namedEntries(entries: readonly Entry[], placed: readonly PlacedName[]): NamedEntries {
  const ofSeveral = new Set(placed.filter((one) => one.fate === 'own' && !isOfOne(one)).map(({ id }) => id));
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  // Somebody may have written the entry that lists the bearers of a name.
  const listOf = ({ id, owned }: PlacedName) =>
    id ?? [...owned.keys()].find((owner) => byId.get(owner)?.typename === 'DictionaryWord');
  return {
    people: new Map(
      entries
        .filter(({ id, typename }) => typename === 'Person' && !ofSeveral.has(id))
        .map((entry) => [entryKey({ collection: collectionOf(entry.typename).slug, slug: entry.slug }), entry]),
    ),
    pageOf: (name, verses) => {
      const named = placed.find(
        (one) =>
          listOf(one) !== undefined &&
          [one.name.name, ...one.name.aliases].includes(name) &&
          one.name.verses.some((verse) => verses.includes(verse)),
      );
      return byId.get((named && listOf(named)) ?? '');
    },
  };
}
