import { useText } from '@manna/shared/runtime';
import { appText } from './app-text';
import styles from './loading-panel.module.css';

/** Shown while a page loads; visible only after 200 ms. */
export function LoadingPanel() {
  return (
    <div className={styles.panel} role="status">
      {useText(appText).loading}
    </div>
  );
}
