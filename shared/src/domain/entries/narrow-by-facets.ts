/** A word for a facet and its value: 'testament:old'. */
export const facetWord = (facet: string, value: string): string => `${facet}:${value}`;

/** What is left of a list, and how many entries each word would leave. */
export interface NarrowedByFacets<Entry> {
  matches: Entry[];
  /** By word. Counts for each facet ignore what is chosen of that facet itself. */
  counts: ReadonlyMap<string, number>;
}

/** The entries that have every chosen value of the facets. */
export function narrowByFacets<Entry extends { facets: Iterable<string> & Pick<ReadonlySet<string>, 'has'> }>(
  entries: readonly Entry[],
  chosen: readonly { facet: string; value: string }[],
): NarrowedByFacets<Entry> {
  const words = chosen.map(({ facet, value }) => ({ word: facetWord(facet, value), start: facetWord(facet, '') }));
  const matches: Entry[] = [];
  const counts = new Map<string, number>();
  for (const entry of entries) {
    const [missed, another] = words.filter(({ word }) => !entry.facets.has(word));
    if (another) continue;
    if (!missed) matches.push(entry);
    for (const word of entry.facets)
      if (!missed || word.startsWith(missed.start)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return { matches, counts };
}
