import { use, useState } from 'react';
import { useLocation, useSite, useText } from '@manna/shared/runtime';
import { Button } from '@manna/shared/ui';
import { GameName } from './game-name';
import { puzzleText } from './puzzle-text';
import styles from './share-result.module.css';

/** The parts of the query that say which puzzle it is. */
const OF_PUZZLE = ['passage', 'level', 'puzzle'];

interface ShareResultProps {
  score: number;
  /** The best score that there is. */
  count: number;
}

/** Shares a result with a link to the same puzzle: by the device's own way, or else by copying. */
export function ShareResult({ score, count }: ShareResultProps) {
  const text = useText(puzzleText);
  const { productName, advertiseAddress } = useSite();
  const { pathname, search } = useLocation();
  const game = use(GameName);
  const [outcome, setOutcome] = useState<'copied' | 'shown'>();
  const sentence = text.result(score, count, game, productName);
  const query = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => OF_PUZZLE.includes(name)));
  const path = query.size === 0 ? pathname : `${pathname}?${query.toString()}`;
  const address = () => (advertiseAddress?.replace(/\/$/, '') ?? location.origin) + path;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${sentence}\n${address()}`);
      setOutcome('copied');
    } catch {
      // Without permission or clipboard the reader copies it by hand.
      setOutcome('shown');
    }
  };
  const share = () => {
    // Rejects if the reader closes the sheet, which needs no message.
    if ('share' in navigator) navigator.share({ text: sentence, url: address() }).catch(() => undefined);
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
            {text.copyThis} <span className={styles.words}>{`${sentence} ${address()}`}</span>
          </>
        )}
      </p>
    </>
  );
}
