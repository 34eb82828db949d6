import { use, useState } from 'react';
import { useSite, useText } from '@manna/shared/runtime';
import { Button } from '@manna/shared/ui';
import { PlayedGame, usePuzzleUrl } from './played-game';
import { puzzleText } from './puzzle-text';
import styles from './share-result.module.css';

interface ShareResultProps {
  score: number;
  /** The best score that there is. */
  count: number;
}

/** Shares a result with a link to the same puzzle: by the device's own way, or else by copying. */
export function ShareResult({ score, count }: ShareResultProps) {
  const text = useText(puzzleText);
  const { productName } = useSite();
  const { name: game } = use(PlayedGame);
  const url = usePuzzleUrl();
  const [outcome, setOutcome] = useState<'copied' | 'shown'>();
  const sentence = text.result(score, count, game, productName);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${sentence}\n${url}`);
      setOutcome('copied');
    } catch {
      // Without permission or clipboard the reader copies it by hand.
      setOutcome('shown');
    }
  };
  const share = () => {
    // Rejects if the reader closes the sheet, which needs no message.
    if ('share' in navigator) navigator.share({ text: sentence, url }).catch(() => undefined);
    else void copy();
  };
  return (
    <>
      <Button icon="share" onClick={share}>
        {text.share}
      </Button>
      <p role="status" className={styles.outcome}>
        {outcome === 'copied' && text.copied}
        {outcome === 'shown' && (
          <>
            {text.copyThis} <span className={styles.words}>{`${sentence} ${url}`}</span>
          </>
        )}
      </p>
    </>
  );
}
