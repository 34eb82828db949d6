import type { ReactNode } from 'react';
import type { Accent } from './accent';
import styles from './card.module.css';

/** A surface that lies on the page; with `accent`, an edge in that colour. */
export function Card({ accent, children }: { accent?: Accent; children: ReactNode }) {
  return (
    <div className={accent ? `${styles.card} ${styles.edged}` : styles.card} data-accent={accent}>
      {children}
    </div>
  );
}
