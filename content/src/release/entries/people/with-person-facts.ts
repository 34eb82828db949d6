import type { Entry, PersonRole, Relation } from '@manna/shared/contracts';
import type { AuthoredContent, AuthoredWorld } from '../../authored/authored';
import { firstDeeds, periodOf, tellingEvents } from './person-period';
import { rolesOf } from './roles-of';

export interface PersonSources {
  readonly authored: AuthoredContent['entries'];
  readonly relations: readonly Relation[];
  readonly world: Pick<AuthoredWorld, 'verseText'>;
}

/** Adds the roles and the period of each person, as far as they follow from the entries and the verses. */
export function withPersonFacts(
  entries: readonly Entry[],
  { authored, relations, world }: PersonSources,
): readonly Entry[] {
  const events = entries.filter((entry) => entry.typename === 'Event');
  const told = tellingEvents(events);
  const deeds = firstDeeds(events, relations);
  const written = new Map(
    authored.flatMap(({ collection, slug, matter }): [string, PersonRole[]][] =>
      collection === 'people' && matter.roles ? [[slug, matter.roles.map((role) => ({ role }))]] : [],
    ),
  );
  return entries.map((entry): Entry => {
    if (entry.typename !== 'Person') return entry;
    const roles = written.get(entry.slug) ?? rolesOf(entry, world);
    const period = periodOf(entry, told, deeds);
    return { ...entry, ...(roles.length > 0 && { roles }), ...(period && { period }) };
  });
}
