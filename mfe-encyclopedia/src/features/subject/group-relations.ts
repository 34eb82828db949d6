import type { RelationKind } from '@manna/shared/contracts';
import { nameOfKind, type KindName } from '../../names/kin-name';
import type { EntryData } from './load-subject';

/** Headings for an entry's relations, in display order. */
export const relationGroups = [
  'family',
  'events',
  'places',
  'tribes',
  'people',
  'nature',
  'words',
  'articles',
  'resources',
] as const;
export type RelationGroup = (typeof relationGroups)[number];

/** A related entry with its relations to this one. */
export interface RelatedItem {
  id: string;
  name: string;
  title: string | null;
  pagePath: string;
  /** Without 'related', which adds no information. */
  kinds: KindName[];
  /** Whether it is one of the nearest. */
  featured: boolean;
}

interface Relation {
  kind?: RelationKind;
  featured: boolean;
  item: { id: string; name: string; title?: string | null | undefined; pagePath: string; sex?: string | null };
}

const family: ReadonlySet<RelationKind | undefined> = new Set([
  'father',
  'mother',
  'spouse',
  'child',
  'sibling',
  'kin',
]);

const groupOfCategory: Readonly<Record<string, RelationGroup>> = {
  people: 'people',
  places: 'places',
  tribes: 'tribes',
  animals: 'nature',
  plants: 'nature',
};

/** Each entry once, in the order of `relations`, with all its kinds of relation. */
function eachOnce(relations: readonly Relation[]): RelatedItem[] {
  const items = new Map<string, RelatedItem>();
  for (const { kind, featured, item } of relations) {
    const { id, name, title = null, pagePath } = item;
    const known = items.get(id) ?? { id, name, title, pagePath, kinds: [], featured };
    items.set(id, known);
    known.featured ||= featured;
    const called = kind === undefined || kind === 'related' ? undefined : nameOfKind(kind, item.sex);
    if (called !== undefined && !known.kinds.includes(called)) known.kinds.push(called);
  }
  return [...items.values()];
}

/** Groups an entry's relations by heading; headings without relations are left out. */
export function groupRelations(
  entry: Pick<EntryData, 'relatedEntities' | 'relatedEvents' | 'relatedWords' | 'relatedArticles' | 'relatedResources'>,
): { group: RelationGroup; items: RelatedItem[] }[] {
  const kin = new Set(entry.relatedEntities.filter(({ kind }) => family.has(kind)).map(({ item }) => item.id));
  const ofEntities = (group: RelationGroup) =>
    entry.relatedEntities.filter(({ item }) =>
      kin.has(item.id) ? group === 'family' : groupOfCategory[item.category.slug] === group,
    );
  const relations: Readonly<Record<RelationGroup, readonly Relation[]>> = {
    family: ofEntities('family'),
    events: [...entry.relatedEvents].sort((one, other) => one.item.eventsStart - other.item.eventsStart),
    places: ofEntities('places'),
    tribes: ofEntities('tribes'),
    people: ofEntities('people'),
    nature: ofEntities('nature'),
    words: entry.relatedWords,
    articles: entry.relatedArticles,
    resources: entry.relatedResources,
  };
  return relationGroups
    .map((group) => ({ group, items: eachOnce(relations[group]) }))
    .filter(({ items }) => items.length > 0);
}
