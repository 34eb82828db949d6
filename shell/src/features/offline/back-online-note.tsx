import { useText } from '@manna/shared/runtime';
import { Button } from '@manna/shared/ui';
import { offlineText } from './offline-text';
import styles from './offline-notes.module.css';

/** Offers the current version of a page that was opened as a copy, once the network is back. */
export function BackOnlineNote() {
  const text = useText(offlineText);
  return (
    <div className={styles.note}>
      <p>{text.backOnline}</p>
      <Button look="filled" onClick={() => location.reload()}>
        {text.reload}
      </Button>
    </div>
  );
}
