import { useEffect } from 'react';
import { useText } from '@manna/shared/runtime';
import { Actions, Button } from '@manna/shared/ui';
import { appText } from './app-text';
import { cardText } from './card-text';
import styles from './part-failed.module.css';

/** Ways out that a part may have been given: without its code they must still be there. */
export interface WaysOut {
  onBack?: () => void;
  /** Of a window, which stands over the page. */
  onClose?: () => void;
}

/** Event of the window: the code of a part came after all, so that of others may come too. */
const PART_CAME = 'manna-part-came';

/** Has every part that failed try again, since one of them has come. */
export const tellPartCame = (): void => void dispatchEvent(new Event(PART_CAME));

interface PartFailedProps extends WaysOut {
  /** An attempt is on its way. */
  retrying: boolean;
  onRetry: () => void;
}

/** Stands in place of a part whose code did not come, and tries again when the reader asks or a sign says that it may come. */
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
      <p role="alert">{navigator.onLine ? text.partFailed : cards.offline}</p>
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
