import type { Entry } from '@manna/shared/contracts';
import { readReferences } from '../../../base/bible/find-references';
import { inCanonOrder, versesOf } from '../../../base/bible/reference-verses';
import type { AuthoredContent, AuthoredWorld } from '../../authored/authored';
import type { Fault } from '../../authored/fault';
import { kinRoles, type KinFile, type KinRole } from '../../authored/front-matter';
import type { PlacedName } from '../merge-names';
import type { BearerKin, KnownKin, Relative } from './name-kin';
import { namedEntries } from './named-entries';

/** Kinship that the Bible does not state, although other works do. */
export interface RefusedKin extends Pick<Fault, 'file' | 'line'> {
  readonly self: Entry;
  readonly known: KnownKin;
}

/** What the table of kin states, from both sides, and the faults of the table. */
export interface WrittenKin {
  readonly kin: readonly BearerKin[];
  /** Kinship that the table refuses, as seen by one side. */
  readonly refused: readonly RefusedKin[];
  readonly faults: readonly Fault[];
}

const kinds: Readonly<Record<KinRole, Pick<KnownKin, 'kind' | 'as'>>> = {
  father: { kind: 'father', as: 'child' },
  mother: { kind: 'mother', as: 'child' },
  husband: { kind: 'spouse', as: 'child' },
  wife: { kind: 'spouse', as: 'child' },
  concubine: { kind: 'concubine', as: 'child' },
  son: { kind: 'child', as: 'son' },
  daughter: { kind: 'child', as: 'daughter' },
  brother: { kind: 'sibling', as: 'son' },
  sister: { kind: 'sibling', as: 'daughter' },
  kin: { kind: 'kin', as: 'child' },
  forefather: { kind: 'ancestor', as: 'child' },
};

const childOf = (entry: Entry): KnownKin['as'] =>
  entry.typename !== 'Person' || entry.sex === undefined ? 'child' : entry.sex === 'female' ? 'daughter' : 'son';

/** Returns the same kinship as the other person sees it. */
function inverse({ kind }: KnownKin, self: Entry): Pick<KnownKin, 'kind' | 'as'> {
  if (kind === 'father' || kind === 'mother') return { kind: 'child', as: childOf(self) };
  if (kind === 'ancestor') return { kind: 'descendants', as: childOf(self) };
  if (kind === 'concubine') return { kind: 'concubineOf', as: 'child' };
  if (kind !== 'child') return { kind, as: childOf(self) };
  return { kind: self.typename === 'Person' && self.sex === 'female' ? 'mother' : 'father', as: 'child' };
}

export const relativeOf = (person: Entry): Relative => ({
  name: person.name,
  person,
  page: undefined,
  identity: person.id,
});

/** Reads the table of kin against the entries: both persons must exist, and the verse must name one of them. */
export function writtenKin(
  { kin: tables }: Pick<AuthoredContent, 'kin'>,
  entries: readonly Entry[],
  placed: readonly PlacedName[],
  { verseText }: AuthoredWorld,
): WrittenKin {
  const { people, pageOf } = namedEntries(entries, placed);
  const isNamed = (names: readonly string[], verses: readonly number[]) => {
    const words = verses.map((verse) => ` ${(verseText(verse) ?? '').replace(/[^A-Za-z]+/g, ' ')} `.toLowerCase());
    return names.some((name) =>
      words.some((text) => text.includes(` ${name.replace(/[^A-Za-z ]+/g, '').toLowerCase()} `)),
    );
  };
  // 'Wives and concubines' are many; one concubine is the woman that the row is about.
  const callsConcubine = (verses: readonly number[]) =>
    verses.some((verse) => /\bconcubine\b/.test(verseText(verse) ?? ''));
  const kin: BearerKin[] = [];
  const refused: RefusedKin[] = [];
  const faults: Fault[] = [];
  const read = (row: KinFile[number], place: Pick<Fault, 'file' | 'line'>): string | undefined => {
    const role = kinRoles.find((one) => row[one] !== undefined);
    const target = role === undefined ? undefined : row[role];
    const self = people.get(row.person);
    if (role === undefined || target === undefined) return undefined;
    if (!self) return `${row.person} is not an entry of one person.`;
    const verses = inCanonOrder(readReferences([row.verse]).flatMap(versesOf));
    const person = people.get(target);
    if (!person && target.startsWith('people/')) return `${target} is not an entry of one person.`;
    const spellings = [self, ...(person ? [person] : [])].flatMap(({ name, aliases }) => [name, ...aliases]);
    if (!isNamed(person ? spellings : [...spellings, target], verses)) return `${row.verse} names neither of the two.`;
    if (kinds[role].kind === 'spouse' && callsConcubine(verses))
      return `${row.verse} speaks of a concubine, who is no wife.`;
    const identity = `${self.id} ${target}`;
    const other = person ? relativeOf(person) : { name: target, person, page: pageOf(target, verses), identity };
    const sex = role === 'kin' && person ? { as: childOf(person) } : {};
    const known: KnownKin = { ...kinds[role], ...sex, other, verses };
    if (row.refused !== undefined) {
      refused.push({ ...place, self, known });
      return undefined;
    }
    kin.push({ self: relativeOf(self), kin: [known] });
    if (person) {
      kin.push({ self: other, kin: [{ ...inverse(known, self), other: relativeOf(self), verses }] });
    }
    return undefined;
  };
  for (const { file, data, lineOf } of tables) {
    for (const [row, one] of data.entries()) {
      const place = { file, line: lineOf(row) };
      const sentence = read(one, place);
      if (sentence !== undefined) faults.push({ ...place, sentence });
    }
  }
  return { kin, refused, faults };
}

/** Returns a fault for each refused kinship that a family has all the same, and their pairs as `<id> <id>`, both ways. */
export function refusedKin(
  refused: readonly RefusedKin[],
  families: ReadonlyMap<string, BearerKin>,
): { readonly faults: readonly Fault[]; readonly pairs: ReadonlySet<string> } {
  const faults = refused.flatMap(({ self, known: { kind, other }, file, line }) => {
    const isStated = families
      .get(self.id)
      ?.kin.some(
        (one) =>
          one.kind === kind &&
          (other.person ? one.other.person?.id === other.person.id : one.other.name === other.name),
      );
    return isStated ? [{ file, line, sentence: `${self.name} has ${other.name} as ${kind}, which is refused.` }] : [];
  });
  const pairs = refused.flatMap(({ self, known: { other } }) =>
    other.person ? [`${self.id} ${other.person.id}`, `${other.person.id} ${self.id}`] : [],
  );
  return { faults, pairs: new Set(pairs) };
}
