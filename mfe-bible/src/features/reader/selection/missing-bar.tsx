import { useText } from '@manna/shared/runtime';
import { selectionText } from './selection-text';
import styles from './selection-bar.module.css';

/** Shown in place of the selected verses if the chapter has none of those that the URL names. */
export function MissingBar() {
  return (
    <div role="status" className={styles.bar}>
      <p className={styles.name}>{useText(selectionText).notFound}</p>
    </div>
  );
}
