import type { BookIntroduction, Entry, Journey, Lineage, Relation } from '@manna/shared/contracts';
import { collections } from '@manna/shared/domain';
import { entryKey, type AuthoredContent, type AuthoredWorld } from '../../authored/authored';
import type { Fault } from '../../authored/fault';
import type { AuthoredRead } from '../../authored/read-authored';
import type { Skipped } from '../../sources/source';
import type { DerivedName } from '../../sources/names/derived-name';
import { authoredEntries, collectionSlug } from './authored-entries';
import { addAuthoredRelations } from './authored-relations';
import { bearersOf } from './bearers';
import { bookIntroductions } from '../books/book-introductions';
import { releasePages, type ReleasePages } from '../pages/release-pages';
import { knownEntries, type KnownEntries } from './known-entries';
import { mergeNames, type MergedNames, type PlacedName } from './merge-names';
import { addNameRelations, type NameKinship } from './name-relations';
import { redirectsOf, type Redirect } from './redirects';
import { RelationSet } from './relation-set';
import { releaseJourneys, releaseLineages } from './release-tables';
import { resourceOrders, type ResourceOrder } from './resource-orders';

export interface EntriesInput {
  readonly authored: AuthoredRead;
  readonly names: readonly DerivedName[];
  readonly world: AuthoredWorld;
}

/** All entries of a release and how they stand to each other; resources are without their pictures and files. */
export interface AssembledEntries {
  /** By collection, then by slug. */
  readonly entries: readonly Entry[];
  /** By the entry whose they are, featured ones first. */
  readonly relations: readonly Relation[];
  readonly redirects: readonly Redirect[];
  readonly journeys: readonly Journey[];
  readonly lineages: readonly Lineage[];
  /** The site's own pages, whose links lead to entries, and its days. */
  readonly pages: ReleasePages;
  /** What stands before the books of the Bible, in their order. */
  readonly introductions: readonly BookIntroduction[];
  /** What the resource makers are to make. */
  readonly orders: readonly ResourceOrder[];
  /** The slug of the resource whose picture an entry shows, by the entry's id. */
  readonly pictures: ReadonlyMap<string, string>;
  /** What became of the derived names. */
  readonly counts: Readonly<Record<string, number>>;
  readonly skipped: readonly Skipped[];
  /** Those of the authored files; what is written below is only whole where there are none. */
  readonly faults: readonly Fault[];
}

const SOURCE = 'names';
const placeOfCollection = new Map(collections.map(({ slug }, index) => [slug, index]));

/** Entries by collection, then by slug. */
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

function skippedOf({ otherType }: MergedNames, { untold }: NameKinship): Skipped[] {
  return [
    ...otherType.map(({ name, entry }) => ({
      source: SOURCE,
      ref: name.key,
      reason: `${name.name} is a ${name.typename} by rule and went into the ${entry.typename} ${entry.slug}, as written.`,
    })),
    ...untold.map(({ name, kin }) => ({
      source: SOURCE,
      ref: name.name.key,
      reason: `That ${kin.key} is ${kin.kind} of ${name.name.name} is left to authored entries, which tell all of one of the two names.`,
    })),
  ];
}

/**
 * Brings what was written and the names of the original text together: entries, their relations from both sides, journeys,
 * lineages and the addresses that moved. The same input always gives the same output.
 */
export function assembleEntries({ authored: { content, faults }, names, world }: EntriesInput): AssembledEntries {
  const known = knownEntries(content.entries);
  const written = authoredEntries(content.entries, known, world);
  const taken = content.entries.flatMap(({ collection, slug, matter }) =>
    [slug, ...matter.oldSlugs].map((one) => entryKey({ collection, slug: one })),
  );
  const merged = mergeNames(bearersOf(content.entries, written), taken, names);
  const ordered = inReleaseOrder(merged.entries);
  const relations = new RelationSet(ordered);
  addAuthoredRelations(content, known, relations);
  const kinship = addNameRelations(merged.placed, ordered, parenthoods(content, known), relations);
  const ofFate = (fate: PlacedName['fate']) => merged.placed.filter((one) => one.fate === fate).length;
  return {
    entries: withEvidence(ordered, kinship),
    relations: relations.list(),
    redirects: redirectsOf(content.entries),
    journeys: releaseJourneys(content, known),
    lineages: releaseLineages(content, known),
    pages: releasePages(content, known, world),
    introductions: bookIntroductions(content, known, world),
    ...resourceOrders(content.entries, known),
    counts: {
      'names.derived': names.length,
      'names.entries of their own': ofFate('own'),
      'names.gone into an authored entry': ofFate('merged'),
      'names.told by authored entries': ofFate('told'),
      'names.of another type than the authored entry': merged.otherType.length,
    },
    skipped: skippedOf(merged, kinship),
    faults,
  };
}
