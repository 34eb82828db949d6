import type { Entry, Relation } from '@manna/shared/contracts';
import type { BearerKin, KnownKin, Relative } from './name-kin';

/** A parent without an entry may be called a father by one source and a mother by another, which knows more. */
const roleOf = ({ kind, other }: KnownKin) =>
  other.person === undefined && (kind === 'father' || kind === 'mother') ? 'parent' : kind;
const keyOf = (one: KnownKin) =>
  `${roleOf(one)} ${one.other.person?.id ?? one.other.page?.id ?? one.other.name.toLowerCase()}`;

const namesOf = ({ name, person }: Relative) => [name, ...(person?.aliases ?? [])];

/** What a source says of one person's kin. `isWritten` if the table of kin does. */
interface Saying {
  readonly self: Relative;
  readonly one: KnownKin;
  readonly isWritten: boolean;
}

/**
 * Finds who a relative is whom a source knows by name only: a person of that name who is the same kin by another source, or
 * else the first relative of that name in the same verse. The table of kin means the person if the verse or the entry of the
 * name is the same, because a man may have two sons of one name.
 */
function relativesByName(sayings: readonly Saying[]): (saying: Saying) => Relative {
  const groups = new Map<string, Saying[]>();
  const groupOf = ({ self, one: { kind } }: Saying, name: string) => `${self.identity} ${kind} ${name}`;
  for (const saying of sayings) {
    for (const name of namesOf(saying.one.other)) {
      const group = groups.get(groupOf(saying, name));
      if (group) group.push(saying);
      else groups.set(groupOf(saying, name), [saying]);
    }
  }
  return (saying) => {
    const { one, isWritten } = saying;
    if (one.other.person) return one.other;
    const group = groups.get(groupOf(saying, one.other.name)) ?? [];
    const sharesVerse = ({ verses }: KnownKin) => verses.some((verse) => one.verses.includes(verse));
    const isSame = ({ one: other }: Saying) =>
      !isWritten || sharesVerse(other) || other.other.person?.id === one.other.page?.id;
    const found =
      group.find((other) => other.one.other.person && isSame(other)) ?? group.find((other) => sharesVerse(other.one));
    return found?.one.other ?? one.other;
  };
}

/**
 * Merges what the table of kin (`written`) and other sources say of the kin of each person, by the id of the person's
 * entry. A relative whom a source knows by name only is joined with the person whom another source knows.
 */
export function familiesOf(
  written: readonly BearerKin[],
  others: readonly BearerKin[],
): ReadonlyMap<string, BearerKin> {
  const sayingsOf = (all: readonly BearerKin[], isWritten: boolean): Saying[] =>
    all.flatMap(({ self, kin }) => kin.map((one) => ({ self, one, isWritten })));
  const sayings = [...sayingsOf(written, true), ...sayingsOf(others, false)];
  const relativeOf = relativesByName(sayings);
  const families = new Map<string, { self: Relative; kin: Map<string, KnownKin> }>();
  for (const saying of sayings) {
    const { self } = saying;
    if (!self.person) continue;
    const family = families.get(self.person.id) ?? { self, kin: new Map<string, KnownKin>() };
    families.set(self.person.id, family);
    const one = { ...saying.one, other: relativeOf(saying) };
    const before = family.kin.get(keyOf(one));
    const verses = [...new Set([...(before?.verses ?? []), ...one.verses])].sort((a, b) => a - b);
    family.kin.set(keyOf(one), { ...(before ?? one), verses });
  }
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
