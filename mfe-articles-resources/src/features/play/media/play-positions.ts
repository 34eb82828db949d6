import { defineUserState } from '@manna/shared/runtime';

/** Where a reader left a recording, film or passage, in milliseconds, by the path of its file; the last one is the newest. */
type Positions = Readonly<Record<string, number>>;

const MOST = 50;

function read(value: unknown): Positions | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value).filter(([, ms]) => Number.isInteger(ms) && ms >= 0);
  return Object.fromEntries(entries.slice(-MOST));
}

export const playPositionsState = defineUserState<Positions>({
  key: 'pillars/articles-resources/play-positions',
  mode: 'local',
  read,
  initial: {},
});

/** The positions with this one; 0 forgets it, because what is at its beginning or was heard to its end is begun again. */
export function withPosition(positions: Positions, file: string, ms: number): Positions {
  const others = Object.entries(positions).filter(([path]) => path !== file);
  return Object.fromEntries(ms === 0 ? others : [...others, [file, ms] as const].slice(-MOST));
}
