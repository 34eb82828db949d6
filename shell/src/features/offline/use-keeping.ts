import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { forgetTranslation, keptTranslations, type KeptTranslation } from './keep-translation';
import { dismissOutcome, keepingState, onKeepingChange, type KeepingState } from './keeping-run';

/** What a reader sees while translations are kept, and how one is let go. */
interface Keeping extends KeepingState {
  /** Empty where this device's copies cannot be read. */
  kept: readonly KeptTranslation[];
  /** Never rejects: what could not be let go stays in `kept`. */
  forget: (slug: string) => Promise<void>;
}

/** The translations on this device, and the one that is being fetched, whoever began that. */
export function useKeeping(): Keeping {
  const { run, outcome } = useSyncExternalStore(onKeepingChange, keepingState, keepingState);
  const [kept, setKept] = useState<readonly KeptTranslation[]>([]);
  const isRunning = run !== undefined;

  const readKept = useCallback(() => keptTranslations().then(setKept, () => setKept([])), []);
  useEffect(() => {
    if (!isRunning) void readKept();
  }, [isRunning, readKept]);

  const forget = async (slug: string) => {
    dismissOutcome();
    await forgetTranslation(slug).catch(() => undefined);
    await readKept();
  };
  return { kept, run, outcome, forget };
}
