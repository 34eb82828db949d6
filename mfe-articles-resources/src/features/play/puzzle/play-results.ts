import { defineUserState } from '@manna/shared/runtime';
import { readRecentNumbers, type RecentNumbers } from '../recent-numbers';

const MOST = 100;

/** The best result of each game, level and passage that was played in this browser. */
export const playResultsState = defineUserState<RecentNumbers>({
  key: 'pillars/articles-resources/play-results',
  mode: 'local',
  read: readRecentNumbers(MOST),
  initial: {},
});

/** The results with one more, if it is better than what was there. */
export function withResult(results: RecentNumbers, game: string, result: number): RecentNumbers {
  const { [game]: before = 0, ...others } = results;
  return Object.fromEntries(Object.entries({ ...others, [game]: Math.max(before, result) }).slice(-MOST));
}
