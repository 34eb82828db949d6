import type { RelationListing } from '@manna/shared/domain';
import { relationGraph } from './relation-graph';
import type { RelationQuery } from './relation-query';
import { pluralOf } from './relation-words';

/** An entry that a query asks for by its relation. */
export interface RelatedEntry {
  readonly id: string;
  /** The relation, as a reader would say it: 'mother of Samuel', 'Kings of Judah'. */
  readonly reason: string;
}

/** Somebody or something with a name. */
export interface Bearer {
  readonly id: string;
  /** As the entry is called, whatever was typed. */
  readonly name: string;
  /** Whether this is its name, and not only an alias. */
  readonly isName: boolean;
}

export type FindBearers = (name: string) => readonly Bearer[];

/** What stands before a name without being part of it. */
const titles = /^(?:the\s+)?(?:(?:king|queen|prophet|prophetess|apostle|saint|priest|judge)\s+)?/;

/** Subjects that are no entry: what a group word of this whole is said of. By letters of testaments. */
const wholes: Readonly<Record<string, string>> = {
  bible: 'on',
  scripture: 'on',
  god: 'on',
  israel: 'o',
  'old testament': 'o',
  'new testament': 'n',
};

/** Finds the entries that a query asks for, the best known first. Empty if the listing knows of none. */
export function relatedEntries(
  listing: RelationListing,
): (query: RelationQuery, find: FindBearers) => readonly RelatedEntry[] {
  const { ids, testaments, lineages, words } = listing;
  const graph = relationGraph(listing);
  const positions = new Map(ids.map((id, position) => [id, position]));
  const entriesAt = (found: readonly number[], reason: string): RelatedEntry[] =>
    found.flatMap((position) => ids[position] ?? []).map((id) => ({ id, reason }));

  /** The bearers of a name who have relations: those who are called so before those who only have the alias. */
  function bearersOf(subject: string, find: FindBearers) {
    const exact = find(subject);
    return (exact.length > 0 ? exact : find(subject.replace(titles, '')))
      .flatMap(({ id, name, isName }) => {
        const position = positions.get(id);
        return position === undefined ? [] : [{ position, name, isName }];
      })
      .sort((one, other) => Number(other.isName) - Number(one.isName) || one.position - other.position);
  }

  function inGroup(group: string, subject: string, find: FindBearers): readonly RelatedEntry[] {
    const called = `${pluralOf(group)} of ${subject}`;
    const ofLineage = lineages
      .filter(({ name }) => name.toLowerCase() === called)
      .flatMap(({ name, members }) => entriesAt(members, name));
    if (ofLineage.length > 0) return ofLineage;
    const word = words.find(({ name }) => name.toLowerCase() === group);
    if (!word) return [];
    const whole = wholes[subject.replace(/^the\s+/, '')];
    if (whole !== undefined) {
      const isIn = (position: number) => whole.includes(testaments.charAt(position));
      return entriesAt([...word.people, ...word.events].filter(isIn), word.name);
    }
    return bearersOf(subject, find).flatMap(({ position, name }) => {
      const participants = (event: number) => graph.follow(event, 'participant');
      // Who did it and who saw it both had a part in it.
      const events = word.events.filter((event) => participants(event).includes(position));
      const members = new Set(graph.follow(position, 'member'));
      // The apostles of Jesus are no tribe of his: they are those whom he called, in an event that is about apostles.
      const companions = new Set(events.flatMap(participants));
      const peopleOf = (all: ReadonlySet<number>) =>
        word.people.filter((person) => person !== position && all.has(person));
      const people = [
        ...entriesAt(peopleOf(members), `${group} of ${name}`),
        ...entriesAt(peopleOf(companions), `${group} with ${name}`),
      ];
      return [...people, ...entriesAt(events, `${group} with ${name}`)];
    });
  }

  return (query, find) => {
    if (query.kind === 'group') return inGroup(query.word, query.subject, find);
    const { relation, subject } = query;
    const bearers = bearersOf(subject, find);
    const namesakes = new Set(relation.hasNamesakesFirst ? bearers.map(({ position }) => position) : []);
    return bearers.flatMap(({ position, name }) => {
      const related = graph.related(position, relation);
      const sorted = [...related].sort((one, other) => Number(namesakes.has(other)) - Number(namesakes.has(one)));
      return entriesAt(sorted, `${relation.word} of ${name}`);
    });
  };
}
