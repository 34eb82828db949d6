import type { ListedTranslation } from '@manna/shared/domain';
import type { Collection } from '../collection';
import type { SearchResult } from '../worker/protocol';
import { mergeVerses } from './merge-verses';
import type { VerseKeys } from './verse-keys';
import { MOST_WORK, WorkLimit } from '../work-limit';

/** A translation that is ready to be searched. */
export interface OpenTranslation {
  readonly translation: ListedTranslation;
  readonly collection: Collection;
}

/** What a search found in one translation. */
export interface FoundVerses {
  /** The best. */
  readonly top: readonly Pick<SearchResult, 'document' | 'score'>[];
  readonly isCut: boolean;
  /** The results of some verses that were found, until the translation is searched again. */
  readonly resultsAmong: (isWanted: (document: number) => boolean) => readonly SearchResult[];
}

/** Searches one translation. `accepts` is asked once for each verse that matches; one for which it is false is no result. */
export type SearchTranslation = (
  collection: Collection,
  accepts: (document: number) => boolean,
  work: WorkLimit,
) => FoundVerses;

/** What a search may cost in all translations together: 16 ms on a desktop. */
const MOST_WORK_OF_ALL = 2 * MOST_WORK;

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
 * The site's own may cost as much as alone. Each other one may cost as much as each of those that follow it; what it does not need is
 * left to them.
 */
export function searchTranslations(
  opened: readonly OpenTranslation[],
  keys: VerseKeys,
  { limit, group }: MergedSearch,
  search: SearchTranslation,
) {
  const groups: Record<string, number> = {};
  const keysOf = opened.map(({ collection }) => keys.of(collection));
  const isSeen = new Uint8Array(keys.end);
  let total = 0;
  let left = MOST_WORK_OF_ALL;
  const found = opened.map(({ collection }, index) => {
    const keyOf = keysOf[index] ?? new Int32Array();
    const share = index === 0 ? MOST_WORK : Math.max(left, 0) / (opened.length - index);
    const most = Math.min(MOST_WORK, share);
    const work = new WorkLimit(most);
    const accepts = (document: number) => {
      const key = keyOf[document] ?? 0;
      const book = collection.groupOf(document);
      if (isSeen[key] === 0) {
        isSeen[key] = 1;
        total += 1;
        groups[book] = (groups[book] ?? 0) + 1;
      }
      return group === undefined || group === book;
    };
    const verses = search(collection, accepts, work);
    left -= most - work.left;
    return verses;
  });
  const lists = found.map(({ top }, index) =>
    top.map(({ document, score }) => ({ key: keysOf[index]?.[document] ?? 0, score })),
  );
  const merged = mergeVerses(lists, limit);
  const wanted = new Map<number, FoundIn[]>(merged.map(({ key }) => [key, []]));
  opened.forEach(({ translation }, index) => {
    const keyOf = keysOf[index] ?? new Int32Array();
    const results = found[index]?.resultsAmong((document) => wanted.has(keyOf[document] ?? 0)) ?? [];
    for (const result of results)
      wanted.get(keyOf[result.document] ?? 0)?.push({ translation, result, words: markedWords(result) });
  });
  return {
    total,
    groups,
    results: merged.flatMap(({ key }) => bestWording(wanted.get(key) ?? []) ?? []),
    isCut: found.some(({ isCut }) => isCut),
  };
}
