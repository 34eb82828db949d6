/** A verse as one translation ranks it. */
export interface RankedVerse {
  /** See VerseKeys. */
  readonly key: number;
  /** 0 if the verses are in the order of the Bible. */
  readonly score: number;
}

/**
 * Merges the first verses of several translations, each at most `limit`. The score of a verse is its best. The result has the first
 * `limit` verses of all: if one of them were missing in the list of the translation that ranks it best, `limit` others would
 * be before it.
 */
export function mergeVerses(lists: readonly (readonly RankedVerse[])[], limit: number): RankedVerse[] {
  const best = new Map<number, number>();
  for (const list of lists)
    for (const { key, score } of list) best.set(key, Math.max(score, best.get(key) ?? Number.NEGATIVE_INFINITY));
  return [...best]
    .map(([key, score]) => ({ key, score }))
    .sort((one, other) => other.score - one.score || one.key - other.key)
    .slice(0, limit);
}
