import type { JudgedQuery } from './judged-queries';

/** How many results of each collection are looked at: as many as a page shows. */
export const LIMIT = 24;

/** Searches every collection. Returns for each the ids of its best results, at most LIMIT, best first. */
export type JudgedSearch = (query: string) => Promise<readonly (readonly string[])[]>;

/** A judged query with the rank of its best accepted answer, from 1; undefined if none is among the results. */
export interface RankedQuery extends JudgedQuery {
  readonly rank: number | undefined;
}

/** Shares of 1. */
export interface Relevance {
  readonly queries: number;
  /** Queries with an accepted answer in the first place, or in one of the first five. */
  readonly successAt1: number;
  readonly successAt5: number;
  /** Mean reciprocal rank. */
  readonly mrr: number;
}

/** The rank of an answer is its position in the list of its own collection, because a page shows a list for each. */
function rankOf(answers: readonly string[], lists: readonly (readonly string[])[]): number | undefined {
  const ranks = lists.flatMap((list) => {
    const position = list.findIndex((id) => answers.includes(id));
    return position === -1 ? [] : [position + 1];
  });
  return ranks.length === 0 ? undefined : Math.min(...ranks);
}

/** Searches for each query, one after the other. */
export async function rankAll(queries: readonly JudgedQuery[], search: JudgedSearch): Promise<readonly RankedQuery[]> {
  const ranked: RankedQuery[] = [];
  for (const judged of queries) ranked.push({ ...judged, rank: rankOf(judged.answers, await search(judged.query)) });
  return ranked;
}

/** Sums up ranks. Without queries all shares are 0. */
export function relevanceOf(ranked: readonly RankedQuery[]): Relevance {
  const shareOf = (worth: (rank: number) => number) =>
    ranked.reduce((sum, { rank }) => sum + (rank === undefined ? 0 : worth(rank)), 0) / Math.max(ranked.length, 1);
  return {
    queries: ranked.length,
    successAt1: shareOf((rank) => (rank === 1 ? 1 : 0)),
    successAt5: shareOf((rank) => (rank <= 5 ? 1 : 0)),
    mrr: shareOf((rank) => 1 / rank),
  };
}
