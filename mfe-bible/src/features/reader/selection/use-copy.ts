import { useState } from 'react';
import { announce, useText } from '@manna/shared/runtime';
import { selectionText } from './selection-text';

type Outcome = 'copied' | 'notCopied';

/** Copies text, and shows and announces whether the browser allowed it. */
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
      // No permission, or no clipboard.
      tell('notCopied');
    }
  };
  return { copy: (words) => void copy(words), outcome };
}
