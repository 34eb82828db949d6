import type { ReactNode } from 'react';
import type { Piece } from '@manna/shared/domain/chapter-text';
import styles from './chapter-text.module.css';

/** The names of God as older translations print them: 'LORD', 'the Lord GOD', 'JEHOVAH'. */
const CAPITALS = /\b((?:LORD|GOD|JEHOVAH|JAH)(?:['’]S)?)\b/;

/** Renders a text with those names in small capitals: full capitals would stand out too much. */
function withSmallCapitals(text: string): ReactNode {
  const parts = text.split(CAPITALS);
  if (parts.length === 1) return text;
  // Every second part is a name.
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.divineName}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** Words in their style: added by the translators, spoken by Jesus, or a name of God. */
export function Words({ text, added, jesus }: Pick<Extract<Piece, { kind: 'text' }>, 'text' | 'added' | 'jesus'>) {
  const words = withSmallCapitals(text);
  const set = added ? <i className={styles.added}>{words}</i> : words;
  return jesus ? <span className={styles.jesus}>{set}</span> : set;
}
