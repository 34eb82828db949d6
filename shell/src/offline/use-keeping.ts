import { useEffect, useRef, useState } from 'react';
import {
  forgetTranslation,
  keepTranslation,
  keptTranslations,
  type KeepingOutcome,
  type KeptAmount,
  type KeptTranslation,
} from './keep-translation';
import type { KeptTranslationAbout } from './translation-parts';

/** What a reader sees and does while translations are kept. */
interface Keeping {
  kept: readonly KeptTranslation[];
  /** What has come so far; undefined while nothing is being fetched. */
  progress: KeptAmount | undefined;
  /** How the last time ended. */
  outcome: KeepingOutcome | undefined;
  keep: (about: KeptTranslationAbout) => Promise<void>;
  cancel: () => void;
  forget: (slug: string) => Promise<void>;
}

/** Keeps and forgets translations. What is being fetched goes on when the component is left. */
export function useKeeping(): Keeping {
  const [kept, setKept] = useState<readonly KeptTranslation[]>([]);
  const [progress, setProgress] = useState<KeptAmount>();
  const [outcome, setOutcome] = useState<KeepingOutcome>();
  const running = useRef<AbortController>(undefined);

  useEffect(() => void keptTranslations().then(setKept), []);

  const keep = async (about: KeptTranslationAbout) => {
    const controller = new AbortController();
    running.current = controller;
    setOutcome(undefined);
    setProgress({ chapters: 0, bytes: 0 });
    setOutcome(await keepTranslation(about, { signal: controller.signal, onProgress: setProgress }));
    setProgress(undefined);
    setKept(await keptTranslations());
  };
  const forget = async (slug: string) => {
    await forgetTranslation(slug);
    setOutcome(undefined);
    setKept(await keptTranslations());
  };
  return { kept, progress, outcome, keep, cancel: () => running.current?.abort(), forget };
}
