import styles from './chapter-text.module.css';
import type { Piece } from './layout-chapter';

/** Words in their style: added by the translators, or said by Jesus. */
export function Words({ text, added, jesus }: Extract<Piece, { kind: 'text' }>) {
  const words = added ? <i className={styles.added}>{text}</i> : text;
  return jesus ? <span className={styles.jesus}>{words}</span> : words;
}
