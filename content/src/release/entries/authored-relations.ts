import type { RelationKind } from '@manna/shared/contracts';
import { entryKey, type AuthoredContent, type AuthoredEntry } from '../authored/authored';
import { linksOf } from '../authored/draft';
import { entryRefsIn } from '../authored/entry-refs';
import type { KnownEntries } from '../authored/known-entries';
import type { RelationSet } from '../../base/entries/relation-set';

/** The kind of relation that a field of the front matter states, by the name of the field. */
const fieldKinds: Readonly<Record<string, RelationKind>> = {
  father: 'father',
  mother: 'mother',
  spouses: 'spouse',
  tribe: 'memberOf',
  birthPlace: 'birthPlace',
  deathPlace: 'deathPlace',
  birthEvent: 'birthEvent',
  deathEvent: 'deathEvent',
  partOf: 'partOf',
  ancestor: 'ancestor',
  homes: 'home',
  places: 'happenedAt',
  people: 'participant',
};

/**
 * Adds relations to every entry that an authored entry names: in a specific field, in `related` or `featured`, or by a
 * link in its text.
 */
function relate(entry: AuthoredEntry, known: KnownEntries, relations: RelationSet): void {
  const from = known.get(entryKey(entry))?.id;
  if (from === undefined) return;
  const add = (kind: RelationKind, target: string, featured = false) => {
    const to = known.get(target)?.id;
    if (to !== undefined) relations.add(from, kind, to, featured);
  };
  for (const { path, target } of entryRefsIn(entry.matter)) {
    const [field] = path;
    const kind = typeof field === 'string' ? fieldKinds[field] : undefined;
    add(kind ?? 'related', target, field === 'featured');
  }
  for (const { target } of linksOf(entry.body)) add('related', target);
}

/** Adds the relations that authored entries state, and relates the travellers of each journey to its stops. */
export function addAuthoredRelations(
  { entries, journeys }: AuthoredContent,
  known: KnownEntries,
  relations: RelationSet,
): void {
  for (const entry of entries) relate(entry, known, relations);
  for (const { data } of journeys) {
    for (const traveller of data.travellers) {
      for (const { place } of data.stops) {
        const [from, to] = [known.get(traveller)?.id, known.get(place)?.id];
        if (from !== undefined && to !== undefined) relations.add(from, 'related', to);
      }
    }
  }
}
