import type { ReactNode } from 'react';
import styles from './actions.module.css';

/** A wrapping row of buttons and button links. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
