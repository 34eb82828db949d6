import type { ReactNode } from 'react';
import { Icon } from '../icon';
import styles from './language-note.module.css';

/** One sentence on which texts of the page are in another language than the page itself. Used once on a page. */
export function LanguageNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note}>
      <Icon name="info" />
      <span>{children}</span>
    </p>
  );
}
