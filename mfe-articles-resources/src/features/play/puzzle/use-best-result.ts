import { useState } from 'react';
import { useUserState } from '@manna/shared/runtime';
import { playResultsState, withResult } from './play-results';

/** The best result of a game before the last one that was stored, and a function that stores one. */
export function useBestResult(gameId: string): { before: number | undefined; store: (score: number) => void } {
  const [results, setResults] = useUserState(playResultsState);
  const [before, setBefore] = useState<number>();
  const store = (score: number) => {
    setBefore(results[gameId]);
    setResults(withResult(results, gameId, score));
  };
  return { before, store };
}
