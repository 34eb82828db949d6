import type { BookIntroduction, Entry, Journey, Lineage, Relation } from '@manna/shared/contracts';
import { collections } from '@manna/shared/domain';
import { entryKey, type AuthoredContent, type AuthoredWorld } from '../authored/authored';
import type { Fault } from '../authored/fault';
import type { AuthoredRead } from '../authored/read-authored';
import type { Skipped } from '../../base/source';
import type { DerivedName } from '../names/derived-name';
import { authoredEntries, collectionSlug } from './authored-entries';
import { addAuthoredRelations } from './authored-relations';
import { bearersOf } from './bearers';
import { readNameLists } from './bearers/name-lists';
import { storyChapters } from './bearers/story-chapters';
import { bookIntroductions } from './book-introductions';
import { coverageOf } from './coverage';
import { releasePages, type ReleasePages } from './release-pages';
import { knownEntries, type KnownEntries } from '../authored/known-entries';
import { illustrationsOf, type Illustration } from './illustrations';
import { mergeNames, type MergedNames, type PlacedName } from './merge-names';
import { companionsOf } from './companions';
import { familiesOf, kinOfRelations } from './kin/families';
import { kinPassages } from './kin/kin-passages';
import { addKinRelations, addSiblings, addWrittenRelations, Descent } from './kin/kin-relations';
import { kinOfLines, readLines } from './kin/lineage-kin';
import { Bearers, kinOfBearers } from './kin/name-kin';
import { namedEntries } from './kin/named-entries';
import { namedKin, withNamedKin } from './kin/named-kin';
import { withKin } from './kin/tell-kin';
import { refusedKin, writtenKin } from './kin/written-kin';
import { withPersonFacts } from './people/with-person-facts';
import { redirectsOf, type Redirect } from './redirects';
import { withModernSpellings, type VerseText } from './modern-spellings';
import { RelationSet } from '../../base/entries/relation-set';
import { releaseJourneys, releaseLineages } from './release-tables';
import { resourceOrders, type ResourceOrder } from './resource-orders';
import { withDates } from './with-dates';
import { withPoints } from './with-points';

export interface EntriesInput {
  readonly authored: AuthoredRead;
  readonly names: readonly DerivedName[];
  readonly world: AuthoredWorld;
  /** The texts of editions with the spellings of today; none by default. */
  readonly modernTexts?: readonly VerseText[];
}

/** All entries of a release and their relations. Resources do not have their pictures and files yet. */
export interface AssembledEntries {
  /** Sorted by collection, then by slug. */
  readonly entries: readonly Entry[];
  /** Relations by the entry that they start from, featured ones first. */
  readonly relations: readonly Relation[];
  readonly redirects: readonly Redirect[];
  readonly journeys: readonly Journey[];
  readonly lineages: readonly Lineage[];
  /** The site's own pages and its days. Both link to entries. */
  readonly pages: ReleasePages;
  /** The introductions of the books of the Bible, in the order of the books. */
  readonly introductions: readonly BookIntroduction[];
  /** The orders for the resource makers. */
  readonly orders: readonly ResourceOrder[];
  /** The slug of the resource whose picture an entry shows, by the entry's id. */
  readonly pictures: ReadonlyMap<string, string>;
  /** The drawings that entries show. */
  readonly illustrations: readonly Illustration[];
  /** Pairs of persons whose kinship other works state and the Bible does not, as `<id> <id>`, both ways. */
  readonly refusedKin: ReadonlySet<string>;
  /** The passages that state a kinship, by `<id> <kind> <id>`. */
  readonly kinPassages: ReadonlyMap<string, string>;
  /** What happened to each derived name, and how complete the lists of verses are. */
  readonly counts: Readonly<Record<string, number>>;
  readonly skipped: readonly Skipped[];
  /** Faults of the authored files. Everything else is complete only if there are no faults. */
  readonly faults: readonly Fault[];
}

const SOURCE = 'names';
const placeOfCollection = new Map(collections.map(({ slug }, index) => [slug, index]));

/** Sorts entries by collection, then by slug. */
export const inReleaseOrder = (entries: readonly Entry[]): Entry[] =>
  [...entries].sort((a, b) => {
    const byCollection =
      (placeOfCollection.get(collectionSlug(a)) ?? 0) - (placeOfCollection.get(collectionSlug(b)) ?? 0);
    return byCollection || (a.slug < b.slug ? -1 : 1);
  });

/** The parents that authored entries state. */
const parenthoods = ({ entries }: AuthoredContent, known: KnownEntries) =>
  entries.flatMap((entry) => {
    if (entry.collection !== 'people') return [];
    const child = known.get(entryKey(entry))?.id;
    return (['father', 'mother'] as const).flatMap((role) => {
      const named = entry.matter[role];
      const parent = named === undefined ? undefined : known.get(named)?.id;
      return child === undefined || parent === undefined ? [] : [{ child, role, parent }];
    });
  });

/** The person that each tribe descends from, by the ids of their entries. */
const ancestorsOf = ({ entries }: AuthoredContent, known: KnownEntries): ReadonlyMap<string, string> =>
  new Map(
    entries.flatMap((entry) => {
      if (entry.collection !== 'tribes' || entry.matter.ancestor === undefined) return [];
      const [tribe, ancestor] = [known.get(entryKey(entry))?.id, known.get(entry.matter.ancestor)?.id];
      return tribe === undefined || ancestor === undefined ? [] : [[tribe, ancestor] as const];
    }),
  );

const skippedOf = ({ otherType }: MergedNames): Skipped[] =>
  otherType.map(({ name, entry }) => ({
    source: SOURCE,
    ref: name.key,
    reason: `${name.name} is a ${name.typename} by rule and went into the ${entry.typename} ${entry.slug}, as written.`,
  }));

/**
 * Combines authored content with the names of the original text into entries, relations in both directions, journeys,
 * lineages and redirects. The same input always gives the same output.
 */
export function assembleEntries({
  authored: { content, faults },
  names,
  world,
  modernTexts = [],
}: EntriesInput): AssembledEntries {
  const known = knownEntries(content.entries);
  const written = authoredEntries(content.entries, known, world, content.library[0]?.data, content.figures);
  const taken = content.entries.flatMap(({ collection, slug, matter }) =>
    [slug, ...matter.oldSlugs].map((one) => entryKey({ collection, slug: one })),
  );
  const merged = mergeNames(bearersOf(content.entries, written), taken, names);
  const bearers = new Bearers(merged.placed, merged.entries, ancestorsOf(content, known));
  const stated = new Map(merged.placed.map((placed) => [placed, kinOfBearers(placed, bearers)]));
  const table = writtenKin(content, merged.entries, merged.placed, world);
  const inOrder = inReleaseOrder(merged.entries);
  const relations = new RelationSet(inOrder);
  addAuthoredRelations(content, known, relations);
  const byId = new Map(inOrder.map((entry) => [entry.id, entry]));
  const entryOf = (id: string) => byId.get(id);
  const ofFrontMatter = kinOfRelations(relations.list(), entryOf);
  const descent = new Descent();
  for (const one of parenthoods(content, known)) descent.add(one);
  const contradictions = addWrittenRelations(table.kin, descent, relations);
  addKinRelations([...stated.values()].flat(), descent, relations);
  for (const [one, other] of descent.siblings()) relations.add(one, 'sibling', other);
  const lines = readLines(content, namedEntries(merged.entries, merged.placed));
  const ofLines = kinOfLines(lines);
  const families = familiesOf(table.kin, [...[...stated.values()].flat(), ...ofFrontMatter, ...ofLines]);
  addSiblings(families.values(), relations);
  const refused = refusedKin(table.refused, families);
  const related = new Set(relations.list().flatMap(({ from, to }) => [from, to]));
  for (const [id, companion] of companionsOf(inOrder, (id) => !related.has(id)))
    relations.add(id, 'related', companion);
  const placedById = new Map(merged.placed.map((placed) => [placed.id, placed]));
  const reading = {
    lists: readNameLists(),
    verseText: (verse: number) => world.verseText(verse),
    isStory: storyChapters(names),
  };
  const told = { reading, ofName: (placed: PlacedName) => stated.get(placed) ?? [], families, entryOf };
  const named = namedKin(families);
  const ordered = inOrder.map((entry) => withNamedKin(withKin(entry, placedById.get(entry.id), told), named));
  const kinFaults = [
    ...table.faults,
    ...lines.faults,
    ...refused.faults,
    ...contradictions.map((sentence) => ({ file: content.kin[0]?.file ?? '', line: 1, sentence })),
  ];
  const ofFate = (fate: PlacedName['fate']) => merged.placed.filter((one) => one.fate === fate).length;
  const lineages = releaseLineages(content, lines, named);
  const located = withPoints(ordered, content.points[0]?.data ?? {});
  const dated = withDates(located.entries, { content, known, lineages });
  const people = { authored: content.entries, relations: relations.list(), world };
  const editions = { old: (verse: number) => world.verseText(verse), modern: modernTexts };
  const coverage = coverageOf({ authored: content.entries, entries: located.entries, names }, world);
  return {
    entries: withModernSpellings(withPersonFacts(dated, people), editions),
    relations: people.relations,
    redirects: redirectsOf(content.entries, ordered, merged.placed),
    journeys: releaseJourneys(content, known),
    lineages,
    pages: releasePages(content, known, world),
    introductions: bookIntroductions(content, known, world),
    ...resourceOrders(content.entries, known),
    illustrations: illustrationsOf(content, known),
    refusedKin: refused.pairs,
    kinPassages: kinPassages(families),
    counts: {
      'names.derived': names.length,
      'names.entries of their own': ofFate('own'),
      'names.gone into authored entries': ofFate('merged'),
      'names.shared by several bearers': ofFate('shared'),
      'names.of another type than the authored entry': merged.otherType.length,
      ...coverage.counts,
    },
    skipped: [...skippedOf(merged), ...located.skipped],
    faults: [...faults, ...kinFaults, ...coverage.faults],
  };
}
