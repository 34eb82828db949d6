import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

/** The one h1 of a page. It takes focus when a reader arrives by a link, so that a screen reader begins there. */
export function PageHeading({ children }: { children: ReactNode }) {
  return (
    <h1 className={styles.heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
