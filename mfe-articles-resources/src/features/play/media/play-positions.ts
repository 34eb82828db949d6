import { defineUserState } from '@manna/shared/runtime';
import { readRecentNumbers, type RecentNumbers } from '../recent-numbers';

const MOST = 50;

/** The position at which a reader left a recording, film or passage, in milliseconds, by the path of its file. */
export const playPositionsState = defineUserState<RecentNumbers>({
  key: 'pillars/articles-resources/play-positions',
  mode: 'local',
  read: readRecentNumbers(MOST),
  initial: {},
});

/** The positions with this one; 0 forgets it, because what is at its beginning or was heard to its end is begun again. */
export function withPosition(positions: RecentNumbers, file: string, ms: number): RecentNumbers {
  const others = Object.entries(positions).filter(([path]) => path !== file);
  return Object.fromEntries(ms === 0 ? others : [...others, [file, ms] as const].slice(-MOST));
}
