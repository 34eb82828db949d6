import type { DataClient } from '@manna/shared/contracts';
import { parseVerseId, type BookNames } from '@manna/shared/domain';
import { reportFailure } from '@manna/shared/runtime';
import type { SearchScope } from '../engine/scope';
import {
  BookEntriesDocument,
  PassageEntriesDocument,
  PillEntitiesDocument,
  PillVersesDocument,
} from '../generated/graphql';
import type { PillEntitiesQuery } from '../generated/types';
import { mayBeEntry, type FilterPill, type PillLook } from './filter-pill';
import { passageOfPill, verseIdsOf, type PillPassage } from './passage-of-pill';

/** What pills mean. */
export interface ResolvedPills {
  /** Those that exist, with their looks. */
  readonly pills: readonly FilterPill[];
  /** Those whose entity or passage does not exist. */
  readonly unknown: readonly FilterPill[];
  readonly scope: SearchScope;
}

interface Resolved {
  pill: FilterPill;
  isUnknown?: true;
  /** Undefined if it cannot be loaded: results are not limited by it then. */
  part?: SearchScope[number];
}

type PillEntity = PillEntitiesQuery['entries'][number];

/** The limits of GraphQL's `verses`, of an entry and of a query. */
const ENTRY_VERSES = 500;
const QUERY_VERSES = 100;

const PASSAGE_LOOK = { color: 'red', icon: 'bible' } as const;

/** Loads the numbers of all verses that name an entry. */
async function versesOf({ id, verseCount }: PillEntity, data: DataClient): Promise<number[]> {
  const parts = Array.from({ length: Math.ceil(verseCount / ENTRY_VERSES) }, async (_, part) => {
    const { entry } = await data.query(PillVersesDocument, { id, offset: part * ENTRY_VERSES });
    return entry?.verses ?? [];
  });
  return (await Promise.all(parts)).flat().flatMap((verse) => parseVerseId(verse) ?? []);
}

async function resolveEntity(pill: FilterPill, data: DataClient): Promise<Resolved> {
  if (!mayBeEntry(pill)) return { pill, isUnknown: true };
  try {
    const { entries } = await data.query(PillEntitiesDocument, { ids: [pill.id] });
    const [entity] = entries;
    if (!entity) return { pill, isUnknown: true };
    const { id, name, category, lookupRelated } = entity;
    const look = { label: name, color: category.color as PillLook['color'], icon: category.icon };
    const verses = await versesOf(entity, data);
    return {
      pill: { ...pill, look },
      part: { verses: verses.map((verse) => [verse, verse]), entries: [id, ...lookupRelated] },
    };
  } catch (error) {
    reportFailure(error, 'search');
    return { pill };
  }
}

/** The entries with verses in a passage: of one with more than 100 verses, the main ones of its books. */
async function entriesOf(passage: PillPassage, data: DataClient): Promise<string[]> {
  const verses = verseIdsOf(passage, QUERY_VERSES);
  if (verses) {
    const found = await data.query(PassageEntriesDocument, { verses });
    return found.verses.flatMap(({ entries }) => entries.map(({ id }) => id));
  }
  const answers = await Promise.all(passage.books.map(({ slug }) => data.query(BookEntriesDocument, { slug })));
  return answers
    .flatMap(({ book }) => Object.values(book ?? {}).flatMap((list) => (Array.isArray(list) ? list : [])))
    .map(({ id }: { id: string }) => id);
}

async function resolvePassage(pill: FilterPill, data: DataClient, names: BookNames): Promise<Resolved> {
  const passage = passageOfPill(pill.id, names);
  if (!passage) return { pill, isUnknown: true };
  const labelled = { ...pill, look: { ...PASSAGE_LOOK, label: passage.label } };
  const verses = passage.verses.map(([first, last]): [number, number] => [first, last]);
  try {
    return { pill: labelled, part: { verses, entries: await entriesOf(passage, data) } };
  } catch (error) {
    reportFailure(error, 'search');
    return { pill: labelled, part: { verses } };
  }
}

/**
 * Finds what pills mean: the entry of an entity, what is related to it and the verses that name it; the verses of a passage,
 * and the entries that have verses in it. What cannot be loaded limits nothing. Never rejects.
 */
export async function resolvePills(
  pills: readonly FilterPill[],
  data: DataClient,
  names: BookNames,
): Promise<ResolvedPills> {
  const resolved = await Promise.all(
    pills.map((pill) => (pill.kind === 'entity' ? resolveEntity(pill, data) : resolvePassage(pill, data, names))),
  );
  return {
    pills: resolved.flatMap(({ pill, isUnknown }) => (isUnknown ? [] : pill)),
    unknown: resolved.flatMap(({ pill, isUnknown }) => (isUnknown ? pill : [])),
    scope: resolved.flatMap(({ part }) => part ?? []),
  };
}
