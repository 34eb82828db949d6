import { useCallback } from 'react';
import { useUserState } from '@manna/shared/runtime';
import { playPositionsState, withPosition } from './play-positions';

/** Where the reader left what this file plays, in milliseconds (0 at first), and a function that stores another position. */
export function usePosition(file: string): [number, (ms: number) => void] {
  const [positions, set] = useUserState(playPositionsState);
  const store = useCallback((ms: number) => set((before) => withPosition(before, file, ms)), [set, file]);
  return [positions[file] ?? 0, store];
}
