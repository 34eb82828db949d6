import { useEffect } from 'react';
import { useText } from '@manna/shared/runtime';
import { Actions, Button } from '@manna/shared/ui';
import { isOffline } from '../errors/is-offline';
import { appText } from './app-text';
import { cardText } from './card-text';
import styles from './part-failed.module.css';

/** Ways to leave a part. They must be there even if the part's code is not. */
export interface WaysOut {
  onBack?: () => void;
  /** Passed by modals. */
  onClose?: () => void;
}

/** Window event: the code of a part has loaded after a failure, so other parts may load too. */
const PART_CAME = 'manna-part-came';

/** Lets every part that failed try again, because one of them has loaded. */
export const tellPartCame = (): void => void dispatchEvent(new Event(PART_CAME));

interface PartFailedProps extends WaysOut {
  /** Whether an attempt is running. */
  retrying: boolean;
  onRetry: () => void;
}

/** Shown instead of a part whose code did not load. It retries when the reader asks, or when the network is back. */
export function PartFailed({ retrying, onRetry, onBack, onClose }: PartFailedProps) {
  const text = useText(appText);
  const cards = useText(cardText);
  useEffect(() => {
    const signs = ['online', PART_CAME];
    for (const sign of signs) addEventListener(sign, onRetry);
    return () => {
      for (const sign of signs) removeEventListener(sign, onRetry);
    };
  }, [onRetry]);
  return (
    <div className={onClose ? `${styles.failed} ${styles.window}` : styles.failed}>
      <p role="alert">{isOffline() ? cards.offline : text.partFailed}</p>
      <Actions>
        <Button look="filled" icon="retry" disabled={retrying} onClick={onRetry}>
          {retrying ? cards.retrying : cards.retry}
        </Button>
        {onBack && <Button onClick={onBack}>{text.partBack}</Button>}
        {onClose && <Button onClick={onClose}>{text.partClose}</Button>}
      </Actions>
    </div>
  );
}
