import type { ReactNode } from 'react';
import { Icon } from './icon';
import styles from './language-note.module.css';

/** One sentence, once on a page, that says which of its texts are in another language than the page itself. */
export function LanguageNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note}>
      <Icon name="info" />
      <span>{children}</span>
    </p>
  );
}
