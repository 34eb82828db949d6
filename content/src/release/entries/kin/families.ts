import type { Entry, Relation } from '@manna/shared/contracts';
import type { BearerKin, KnownKin, Relative } from './name-kin';

/** A parent without an entry may be called a father by one source and a mother by another, which knows more. */
const roleOf = ({ kind, other }: KnownKin) =>
  other.person === undefined && (kind === 'father' || kind === 'mother') ? 'parent' : kind;
const keyOf = (one: KnownKin) =>
  `${roleOf(one)} ${one.other.person?.id ?? one.other.page?.id ?? one.other.name.toLowerCase()}`;

const namesOf = ({ name, person }: Relative) => [name, ...(person?.aliases ?? [])];

/**
 * Merges what the table of kin (`written`) and other sources say of the kin of each person, by the id of the person's
 * entry. Where a source knows a relative by name only, and another knows a person of that name, it is this person.
 */
export function familiesOf(
  written: readonly BearerKin[],
  others: readonly BearerKin[],
): ReadonlyMap<string, BearerKin> {
  const known = new Set<string>();
  for (const { self, kin } of [...written, ...others]) {
    for (const { kind, other } of kin) {
      if (other.person) for (const name of namesOf(other)) known.add(`${self.identity} ${kind} ${name}`);
    }
  }
  const families = new Map<string, { self: Relative; kin: Map<string, KnownKin> }>();
  const add = ({ self, kin }: BearerKin, isWritten: boolean) => {
    if (!self.person) return;
    const family = families.get(self.person.id) ?? { self, kin: new Map<string, KnownKin>() };
    families.set(self.person.id, family);
    for (const one of kin) {
      const isPerson = known.has(`${self.identity} ${one.kind} ${one.other.name}`);
      if (!isWritten && !one.other.person && isPerson) continue;
      const before = family.kin.get(keyOf(one));
      const verses = [...new Set([...(before?.verses ?? []), ...one.verses])].sort((a, b) => a - b);
      family.kin.set(keyOf(one), { ...(before ?? one), verses });
    }
  };
  for (const one of written) add(one, true);
  for (const one of others) add(one, false);
  return new Map([...families].map(([id, { self, kin }]) => [id, { self, kin: [...kin.values()] }]));
}

const kinds = new Set(['father', 'mother', 'child', 'spouse']);

/** Returns the kin that relations state, without verses. */
export function kinOfRelations(
  relations: readonly Relation[],
  entryOf: (id: string) => Entry | undefined,
): BearerKin[] {
  return relations.flatMap(({ from, to, kind }) => {
    const [self, other] = [entryOf(from), entryOf(to)];
    if (!kinds.has(kind) || self?.typename !== 'Person' || other?.typename !== 'Person') return [];
    const sex = other.sex === undefined ? 'child' : other.sex === 'female' ? 'daughter' : 'son';
    const relative = (entry: Entry) => ({ name: entry.name, person: entry, page: undefined, identity: entry.id });
    const known: KnownKin = { kind: kind as KnownKin['kind'], as: sex, other: relative(other), verses: [] };
    return [{ self: relative(self), kin: [known] }];
  });
}
