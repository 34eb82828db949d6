import type { Entry, Lineage, Relation } from '@manna/shared/contracts';
import { books, endsOf, listedRelations, type ListedWord, type RelationListing } from '@manna/shared/domain';
import { hasRole } from './roles-in-titles';

/** What the listing of relations is made from. */
export interface RelatedEntries {
  readonly entries: readonly Entry[];
  readonly relations: readonly Relation[];
  readonly lineages: readonly Lineage[];
}

/** Words of the dictionary that are kinds of events: an event that is related to 'Miracle' is one. */
const eventWords: ReadonlySet<string> = new Set(['miracle', 'parable']);
/** A word that fewer people have is no answer to 'prophets of Israel'. */
const FEWEST_PEOPLE = 3;

/** A prophet whom the New Testament quotes is still of the Old. */
function testamentOf({ references: [first] }: Entry): string {
  const book = first && endsOf(first)[0].book;
  const testament = books.find(({ usfmId }) => usfmId === book)?.testament;
  return testament?.charAt(0) ?? '-';
}

const sexOf = (entry: Entry): string => ('sex' in entry && entry.sex ? entry.sex.charAt(0) : '-');

/** Those that more verses name come first, so that 'father of Joseph' is of the one that readers know. */
const byFame = (one: Entry, other: Entry) => other.verses.length - one.verses.length || (one.id < other.id ? -1 : 1);
const byTime = (one: Entry, other: Entry) =>
  one.typename === 'Event' && other.typename === 'Event' ? (one.sortKey < other.sortKey ? -1 : 1) : 0;

interface WordEntries {
  readonly name: string;
  readonly people: readonly Entry[];
  readonly events: readonly Entry[];
}

/** The people who have an office, and the events that are related to it or that are of a kind. */
function wordsOf({ entries, relations }: RelatedEntries): WordEntries[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const people = entries.filter(({ typename }) => typename === 'Person').sort(byFame);
  return entries.flatMap((entry) => {
    if (entry.typename !== 'DictionaryWord') return [];
    const isOffice = entry.kind === 'office';
    if (!isOffice && !eventWords.has(entry.slug)) return [];
    const related = relations.flatMap(({ from, to }) => (from === entry.id ? (byId.get(to) ?? []) : []));
    const events = related.filter(({ typename }) => typename === 'Event').sort(byTime);
    const word = entry.name.toLowerCase();
    const holders = isOffice ? people.filter(({ title }) => title !== undefined && hasRole(title, word)) : [];
    return isOffice && holders.length < FEWEST_PEOPLE ? [] : [{ name: entry.name, people: holders, events }];
  });
}

/** The relations by which search answers 'mother of Samuel', 'kings of Judah' and 'miracles of Jesus'. */
export function relationListing(content: RelatedEntries): RelationListing {
  const { entries, relations, lineages } = content;
  const words = wordsOf(content);
  const ofWords = new Set(words.flatMap(({ events }) => events.map(({ id }) => id)));
  const wanted = relations.filter(({ from, kind }) =>
    kind === 'participant' ? ofWords.has(from) : listedRelations.some((each) => each === kind),
  );
  const named = new Set([
    ...wanted.flatMap(({ from, to }) => [from, to]),
    ...lineages.flatMap(({ members }) => members.flatMap(({ person }) => person ?? [])),
    ...words.flatMap(({ people, events }) => [...people, ...events].map(({ id }) => id)),
  ]);
  const listed = entries.filter(({ id }) => named.has(id)).sort(byFame);
  const positions = new Map(listed.map(({ id }, position) => [id, position]));
  const at = (id: string) => positions.get(id) ?? [];
  const pairsOf = (kind: string): number[] =>
    wanted
      .flatMap((relation): [number, number][] => {
        const [from, to] = [positions.get(relation.from), positions.get(relation.to)];
        return relation.kind === kind && from !== undefined && to !== undefined ? [[from, to]] : [];
      })
      // Spouses and siblings have the relation both ways.
      .filter(([from, to]) => (kind !== 'spouse' && kind !== 'sibling') || from < to)
      .sort(([one, with1], [other, with2]) => one - other || with1 - with2)
      .flat();
  return {
    ids: listed.map(({ id }) => id),
    sexes: listed.map(sexOf).join(''),
    testaments: listed.map(testamentOf).join(''),
    pairs: Object.fromEntries(listedRelations.map((kind) => [kind, pairsOf(kind)])),
    lineages: lineages.map(({ name, members }) => ({
      name,
      members: members.flatMap(({ person }) => at(person ?? '')),
    })),
    words: words.map(({ name, people, events }): ListedWord => {
      const positionsOf = (list: readonly Entry[]) => list.flatMap(({ id }) => at(id));
      return { name, people: positionsOf(people), events: positionsOf(events) };
    }),
  };
}
