import type { RelationKind, Translated } from '@manna/shared/contracts';
import { nameOfKind } from '../../names/kin-name';
import type { EntryData } from './load-subject';
import type { factText } from './subject-text';

type FactText = Translated<typeof factText>;

/** A fact that names other entries. */
export interface NamingFact {
  term: string;
  entries: readonly { name: string; pagePath: string }[];
}

/** The entries, and of those that share a name also what they are: at the cross there are three Marys. */
const toldApart = (items: readonly Item[]): NamingFact['entries'] =>
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

type Item = EntryData['relatedEntities'][number]['item'];

const sexOf = (item: Item | undefined) => (item?.__typename === 'Person' ? item.sex : undefined);

function termOf(kind: RelationKind & keyof FactText, items: readonly Item[], fact: FactText): string {
  const name = kind === 'spouse' ? nameOfKind(kind, sexOf(items[0])) : kind;
  if (name === 'wife') return items.length > 1 ? fact.wives : fact.wife;
  return name === 'husband' ? fact.husband : fact[kind];
}

/** Kin, tribe and places of a person; ancestor, land and members of a tribe; where and who of an event, and what is beside it. */
export function namingFacts(entry: EntryData, fact: FactText): NamingFact[] {
  const facts = (kindsOfType[entry.__typename] ?? []).flatMap((kind): NamingFact[] => {
    const items = entry.relatedEntities.filter((relation) => relation.kind === kind).map(({ item }) => item);
    return items.length > 0 ? [{ term: termOf(kind, items, fact), entries: toldApart(items) }] : [];
  });
  if (entry.__typename !== 'Event') return facts;
  const { previous, next } = entry;
  if (previous) facts.push({ term: fact.before, entries: [previous] });
  if (next) facts.push({ term: fact.after, entries: [next] });
  return facts;
}
