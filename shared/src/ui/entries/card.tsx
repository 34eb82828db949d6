import type { ReactNode } from 'react';
import type { Accent } from '../accent';
import styles from './card.module.css';

/** A surface on the page; with `accent`, its edge has that color. */
export function Card({ accent, children }: { accent?: Accent; children: ReactNode }) {
  return (
    <div className={accent ? `${styles.card} ${styles.edged}` : styles.card} data-accent={accent}>
      {children}
    </div>
  );
}
