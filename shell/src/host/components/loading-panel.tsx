import { useText } from '@manna/shared/runtime';
import { appText } from './app-text';
import styles from './loading-panel.module.css';

/** Stands where a page is on its way; seen only once that takes longer than 200 ms. */
export function LoadingPanel() {
  return (
    <div className={styles.panel} role="status">
      {useText(appText).loading}
    </div>
  );
}
