import { defineUserState } from '@manna/shared/runtime';

/** The best result of each game, level and passage that was played in this browser; the last one is the newest. */
type Results = Readonly<Record<string, number>>;

const MOST = 100;

function read(value: unknown): Results | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value).filter(([, best]) => Number.isInteger(best) && best >= 0);
  return Object.fromEntries(entries.slice(-MOST));
}

export const playResultsState = defineUserState<Results>({
  key: 'pillars/articles-resources/play-results',
  mode: 'local',
  read,
  initial: {},
});

/** The results with one more, if it is better than what was there. */
export function withResult(results: Results, game: string, result: number): Results {
  const { [game]: before = 0, ...others } = results;
  return Object.fromEntries(Object.entries({ ...others, [game]: Math.max(before, result) }).slice(-MOST));
}
