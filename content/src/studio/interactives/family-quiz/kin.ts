import type { Entry, Relation, RelationKind } from '@manna/shared/contracts';
import type { World } from '../../maker';

export type Person = Extract<Entry, { typename: 'Person' }>;

const kinKinds: ReadonlySet<RelationKind> = new Set(['father', 'mother', 'child', 'spouse', 'sibling']);

/** The people of the site and what they are to each other. */
export interface Kin {
  readonly people: ReadonlyMap<string, Person>;
  /** The relations of some kinds that start from a person. */
  of(id: string, ...kinds: readonly RelationKind[]): readonly Relation[];
  /** Everyone by how many steps of kinship they are away from a person; who is not joined to the person is missing. */
  distancesFrom(id: string): ReadonlyMap<string, number>;
}

/** Reads the kinship of people who have entries. */
export function readKin({ entries, relations }: Pick<World, 'entries' | 'relations'>): Kin {
  const people = new Map(
    [...entries.values()].flatMap((entry): [string, Person][] =>
      entry.typename === 'Person' ? [[entry.id, entry]] : [],
    ),
  );
  const byPerson = new Map<string, Relation[]>();
  for (const relation of relations) {
    const { kind, from, to } = relation;
    if (!kinKinds.has(kind) || !people.has(from) || !people.has(to)) continue;
    const known = byPerson.get(from);
    if (known) known.push(relation);
    else byPerson.set(from, [relation]);
  }
  return {
    people,
    of: (id, ...kinds) => byPerson.get(id)?.filter(({ kind }) => kinds.includes(kind)) ?? [],
    distancesFrom(id) {
      const distances = new Map([[id, 0]]);
      // A map is read on while it grows.
      for (const [here, distance] of distances)
        for (const { to } of byPerson.get(here) ?? []) if (!distances.has(to)) distances.set(to, distance + 1);
      return distances;
    },
  };
}
