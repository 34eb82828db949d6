import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

/** The only h1 of a page. It is focused when a reader follows a link, so that a screen reader starts there. */
export function PageHeading({ children }: { children: ReactNode }) {
  return (
    <h1 className={styles.heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
