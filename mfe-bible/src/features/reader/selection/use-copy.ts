import { useState } from 'react';
import { announce, useText } from '@manna/shared/runtime';
import { selectionText } from './selection-text';

type Outcome = 'copied' | 'notCopied';

/** Copies, and says whether the browser let it: in sight and to screen readers. */
export function useCopy(): { copy: (words: string) => void; outcome: Outcome | undefined } {
  const text = useText(selectionText);
  const [outcome, setOutcome] = useState<Outcome>();
  const tell = (happened: Outcome) => {
    setOutcome(happened);
    announce(text[happened]);
  };
  const copy = async (words: string) => {
    try {
      await navigator.clipboard.writeText(words);
      tell('copied');
    } catch {
      // Without permission, or without a clipboard.
      tell('notCopied');
    }
  };
  return { copy: (words) => void copy(words), outcome };
}
