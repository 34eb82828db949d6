import type { ReactNode } from 'react';
import styles from './actions.module.css';

/** Buttons and button links in a row that wraps. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
