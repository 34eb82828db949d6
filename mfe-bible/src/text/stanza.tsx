import { Fragment, type ReactNode } from 'react';
import type { Line, Piece } from '@manna/shared/domain/chapter-text';
import styles from './chapter-text.module.css';

interface StanzaProps {
  lines: readonly Line[];
  /** Renders the pieces of a line. */
  children: (pieces: readonly Piece[]) => ReactNode;
}

/** Lines of poetry, each indented to its level. */
export function Stanza({ lines, children: draw }: StanzaProps) {
  return (
    <p className={styles.stanza}>
      {lines.map(({ level, wrapLevel, pieces }, index) => (
        <Fragment key={index}>
          <span className={styles.line} data-level={level} data-wrap={wrapLevel - level}>
            {draw(pieces)}
          </span>
          {/* Separates the lines when they are copied or read without style sheets. */}
          {'\n'}
        </Fragment>
      ))}
    </p>
  );
}
