import { useUserState } from '@manna/shared/runtime';
import { playResultsState } from './play-results';

/** Returns whether a puzzle of a level was played to its end in this browser. `game` is what the keys of its puzzles begin with. */
export function useLevelsDone(game: string): (level: number) => boolean {
  const [results] = useUserState(playResultsState);
  const done = Object.keys(results);
  return (level) => done.some((key) => `${key} `.startsWith(`${game} ${level} `));
}
