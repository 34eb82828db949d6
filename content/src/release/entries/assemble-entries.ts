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
import { bookIntroductions } from './book-introductions';
import { releasePages, type ReleasePages } from './release-pages';
import { knownEntries, type KnownEntries } from '../authored/known-entries';
import { illustrationsOf, type Illustration } from './illustrations';
import { mergeNames, type MergedNames, type PlacedName } from './merge-names';
import { addNameRelations, type NameKinship } from './name-relations';
import { redirectsOf, type Redirect } from './redirects';
import { RelationSet } from '../../base/entries/relation-set';
import { releaseJourneys, releaseLineages } from './release-tables';
import { resourceOrders, type ResourceOrder } from './resource-orders';
import { withPoints } from './with-points';

export interface EntriesInput {
  readonly authored: AuthoredRead;
  readonly names: readonly DerivedName[];
  readonly world: AuthoredWorld;
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
  /** What happened to each derived name. */
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

const withEvidence = (entries: readonly Entry[], { evidence }: NameKinship): Entry[] =>
  entries.map((entry) => {
    const more = evidence.get(entry.id);
    return more ? { ...entry, evidence: [...(entry.evidence ?? []), ...more] } : entry;
  });

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

function skippedOf({ otherType }: MergedNames, { unrelated }: NameKinship): Skipped[] {
  return [
    ...otherType.map(({ name, entry }) => ({
      source: SOURCE,
      ref: name.key,
      reason: `${name.name} is a ${name.typename} by rule and went into the ${entry.typename} ${entry.slug}, as written.`,
    })),
    ...unrelated.map(({ name, kin }) => ({
      source: SOURCE,
      ref: name.name.key,
      reason: `That ${kin.key} is ${kin.kind} of ${name.name.name} is left to authored entries, which tell all of one of the two names.`,
    })),
  ];
}

/**
 * Combines authored content with the names of the original text into entries, relations in both directions, journeys,
 * lineages and redirects. The same input always gives the same output.
 */
export function assembleEntries({ authored: { content, faults }, names, world }: EntriesInput): AssembledEntries {
  const known = knownEntries(content.entries);
  const written = authoredEntries(content.entries, known, world, content.library[0]?.data);
  const taken = content.entries.flatMap(({ collection, slug, matter }) =>
    [slug, ...matter.oldSlugs].map((one) => entryKey({ collection, slug: one })),
  );
  const merged = mergeNames(bearersOf(content.entries, written), taken, names);
  const ordered = inReleaseOrder(merged.entries);
  const relations = new RelationSet(ordered);
  addAuthoredRelations(content, known, relations);
  const kinship = addNameRelations(merged.placed, ordered, parenthoods(content, known), relations);
  const ofFate = (fate: PlacedName['fate']) => merged.placed.filter((one) => one.fate === fate).length;
  const located = withPoints(withEvidence(ordered, kinship), content.points[0]?.data ?? {});
  return {
    entries: located.entries,
    relations: relations.list(),
    redirects: redirectsOf(content.entries),
    journeys: releaseJourneys(content, known),
    lineages: releaseLineages(content, known),
    pages: releasePages(content, known, world),
    introductions: bookIntroductions(content, known, world),
    ...resourceOrders(content.entries, known),
    illustrations: illustrationsOf(content, known),
    counts: {
      'names.derived': names.length,
      'names.entries of their own': ofFate('own'),
      'names.gone into an authored entry': ofFate('merged'),
      'names.covered by authored entries': ofFate('covered'),
      'names.of another type than the authored entry': merged.otherType.length,
    },
    skipped: [...skippedOf(merged, kinship), ...located.skipped],
    faults,
  };
}
