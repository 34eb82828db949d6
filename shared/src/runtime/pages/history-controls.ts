import { historyPreference, usePreference } from '../store/preferences';
import { useNamedUserState } from '../user-state/use-user-state';
import { historyState } from './history';

/** Whether the history is paused, and a function to change that. While it is paused, no visit is recorded. */
export function useHistoryPause(): [isPaused: boolean, setPaused: (isPaused: boolean) => void] {
  const [recording, setRecording] = usePreference(historyPreference);
  return [recording === 'paused', (isPaused) => setRecording(isPaused ? 'paused' : 'on')];
}

/** A function that deletes the whole history, on the reader's other devices too. */
export function useClearHistory(): () => void {
  const [, setHistory] = useNamedUserState('useClearHistory', historyState);
  return () => setHistory([]);
}
