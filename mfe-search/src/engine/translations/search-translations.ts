import type { ListedTranslation } from '@manna/shared/domain';
import type { Collection } from '../collection';
import type { SearchResult } from '../worker/protocol';
import { mergeVerses } from './merge-verses';
import type { VerseKeys } from './verse-keys';

/** A translation that is ready to be searched. */
export interface OpenTranslation {
  readonly translation: ListedTranslation;
  readonly collection: Collection;
}

/** What a search found in one translation. */
export interface FoundVerses {
  readonly results: readonly SearchResult[];
  readonly isCut: boolean;
}

/** Searches one translation. `accepts` is asked once for each verse that matches; one for which it is false is no result. */
export type SearchTranslation = (
  collection: Collection,
  accepts: (document: number) => boolean,
  /** Whether the best are wanted, whatever the order of the search is. */
  wantsScores: boolean,
) => FoundVerses;

/** The words that are marked in a verse, whatever their case. */
const markedWords = ({ fields }: SearchResult): ReadonlySet<string> =>
  new Set(
    Object.values(fields)
      .flat()
      .flatMap(({ text, marks }) => marks.map(({ start, end }) => text.slice(start, end).toLowerCase())),
  );

interface FoundIn {
  readonly translation: ListedTranslation;
  readonly result: SearchResult;
  readonly words: ReadonlySet<string>;
}

/**
 * The wording of a verse in which the most words are marked, and the translations that have the same ones. Scores decide only
 * between equals, because a word that one translation hardly uses counts more there than two words elsewhere.
 */
function bestWording(found: readonly FoundIn[]): SearchResult | undefined {
  const [best] = [...found].sort(
    (one, other) => other.words.size - one.words.size || other.result.score - one.result.score,
  );
  if (!best) return undefined;
  const same = found.filter(({ words }) => [...best.words].every((word) => words.has(word)));
  const names = same.map(({ translation }) => translation.name);
  return { ...best.result, wording: { slug: best.translation.slug, names } };
}

export interface MergedSearch {
  readonly limit: number;
  /** The only book whose verses are results; all are counted. */
  readonly group?: string | undefined;
}

/**
 * Searches translations, the site's own first, as if they were one: a verse is found if one of them has it, and counted once.
 */
export function searchTranslations(
  opened: readonly OpenTranslation[],
  keys: VerseKeys,
  { limit, group }: MergedSearch,
  search: SearchTranslation,
) {
  const seen = new Set<number>();
  const groups: Record<string, number> = {};
  let isCut = false;
  const lists = opened.map(({ collection }) => {
    const keyOf = keys.of(collection);
    const found = search(
      collection,
      (document) => {
        const key = keyOf[document] ?? -1;
        const book = collection.groupOf(document);
        if (!seen.has(key)) groups[book] = (groups[book] ?? 0) + 1;
        seen.add(key);
        return group === undefined || group === book;
      },
      false,
    );
    isCut ||= found.isCut;
    return found.results.map(({ document, score }) => ({ key: keyOf[document] ?? -1, score }));
  });
  const merged = mergeVerses(lists, limit);
  const wanted = new Map<number, FoundIn[]>(merged.map(({ key }) => [key, []]));
  for (const { translation, collection } of opened) {
    const keyOf = keys.of(collection);
    const { results } = search(collection, (document) => wanted.has(keyOf[document] ?? -1), true);
    for (const result of results)
      wanted.get(keyOf[result.document] ?? -1)?.push({ translation, result, words: markedWords(result) });
  }
  return {
    total: seen.size,
    groups,
    results: merged.flatMap(({ key }) => bestWording(wanted.get(key) ?? []) ?? []),
    isCut,
  };
}
