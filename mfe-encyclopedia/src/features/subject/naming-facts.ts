import type { RelationKind, Translated } from '@manna/shared/contracts';
import { nameOfKind } from '../../names/kin-name';
import type { EntryData } from './load-subject';
import type { factText } from './subject-text';

type FactText = Translated<typeof factText>;

/** A fact that names other entries. */
export interface NamingFact {
  term: string;
  /** Those whom Scripture only names have no page. */
  entries: readonly { name: string; pagePath: string | null }[];
  /** Where all of them are listed, if not among what is related. */
  all?: string;
}

/** The entries, and of those that share a name also what they are: at the cross there are three Marys. */
const toldApart = (items: readonly Named[]): NamingFact['entries'] =>
  items.map(({ name, title, pagePath }) => {
    const isShared = items.filter((other) => other.name === name).length > 1;
    return { pagePath, name: isShared && title ? `${name} (${title})` : name };
  });

/** The relations that are facts, by type, in display order. */
const kindsOfType: Partial<Record<EntryData['__typename'], readonly (RelationKind & keyof FactText)[]>> = {
  Person: ['father', 'mother', 'spouse', 'child', 'memberOf', 'birthPlace', 'deathPlace'],
  Place: ['partOf'],
  Tribe: ['ancestor', 'home', 'member'],
  Event: ['happenedAt', 'participant'],
};

/** An entry, or kin without one. */
interface Named {
  name: string;
  title?: string | null;
  pagePath: string | null;
  sex?: string | null;
}

/** The kin of this kind who have no entry; their names lead to the list of all who bear them. */
const namedKinOf = (entry: EntryData, kind: RelationKind): Named[] =>
  entry.__typename === 'Person'
    ? entry.namedKin.filter((one) => one.kind === kind).map(({ path, ...one }) => ({ ...one, pagePath: path }))
    : [];

function termOf(kind: RelationKind & keyof FactText, items: readonly Named[], fact: FactText): string {
  const name = kind === 'spouse' ? nameOfKind(kind, items[0]?.sex) : kind;
  if (name === 'wife') return items.length > 1 ? fact.wives : fact.wife;
  return name === 'husband' ? fact.husband : fact[kind];
}

/** Kin, tribe and places of a person; ancestor, land and members of a tribe; where and who of an event, and what is beside it. */
export function namingFacts(entry: EntryData, fact: FactText): NamingFact[] {
  const facts = (kindsOfType[entry.__typename] ?? []).flatMap((kind): NamingFact[] => {
    const related = entry.relatedEntities.filter((relation) => relation.kind === kind).map(({ item }): Named => item);
    const named = namedKinOf(entry, kind);
    const items = [...related, ...named];
    if (items.length === 0) return [];
    const term = termOf(kind, items, fact);
    return [{ term, entries: toldApart(items), ...(named.length > 0 && { all: `${entry.pagePath}/family` }) }];
  });
  if (entry.__typename !== 'Event') return facts;
  const { previous, next } = entry;
  if (previous) facts.push({ term: fact.before, entries: [previous] });
  if (next) facts.push({ term: fact.after, entries: [next] });
  return facts;
}
