import { defineUserState } from '@manna/shared/runtime';

/** What of a puzzle is played so far, by the key of the puzzle; the last one is the newest. */
export type PlayProgress = Readonly<Record<string, object>>;

/** Older ones are forgotten. */
const MOST = 40;

/** Puzzles that were begun or finished in this browser. */
export const playProgressState = defineUserState<PlayProgress>({
  key: 'pillars/articles-resources/play-progress',
  mode: 'local',
  read: (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const puzzles = Object.entries(value).filter(([, one]) => typeof one === 'object' && one !== null);
    return Object.fromEntries(puzzles.slice(-MOST) as [string, object][]);
  },
  initial: {},
});

/** The progress of all puzzles with that of one; undefined forgets it. */
export function withProgress(all: PlayProgress, puzzle: string, progress: object | undefined): PlayProgress {
  const others = Object.entries(all).filter(([key]) => key !== puzzle);
  return Object.fromEntries(progress === undefined ? others : [...others, [puzzle, progress] as const].slice(-MOST));
}
