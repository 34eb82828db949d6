import { useId } from 'react';
import { Link, useLocation, useText } from '@manna/shared/runtime';
import { VisuallyHidden } from '@manna/shared/ui';
import { puzzleAddress } from './puzzle';
import { puzzleText } from './puzzle-text';
import { useLevelsDone } from './use-levels-done';
import styles from './level-choice.module.css';

/** The name of a level, and its language if it is not that of the interface. */
export interface LevelName {
  name: string;
  lang?: string;
}

/** More levels than this are folded, because they would push the game off a phone's screen. */
const MOST_UNFOLDED = 4;

interface LevelChoiceProps {
  /** The kind of the game. */
  kind: string;
  levels: readonly LevelName[];
  /** The level of this page. */
  current: number;
}

/** Links to the levels of a game, of which those that were played to their end in this browser have a check mark. */
export function LevelChoice({ kind, levels, current }: LevelChoiceProps) {
  const text = useText(puzzleText);
  const { pathname } = useLocation();
  const isDone = useLevelsDone(kind);
  const label = useId();
  const list = (
    <ol aria-labelledby={label} className={styles.levels}>
      {levels.map(({ name, lang }, index) => (
        <li key={name}>
          <Link
            to={puzzleAddress(pathname, { level: index + 1, puzzle: 1 })}
            className={styles.level}
            aria-current={index + 1 === current ? 'true' : undefined}
          >
            {`${index + 1}. `}
            <span lang={lang}>{name}</span>
            {isDone(index + 1) && (
              <span className={styles.done}>
                <span aria-hidden="true">✓</span> <VisuallyHidden>{text.done}</VisuallyHidden>
              </span>
            )}
          </Link>
        </li>
      ))}
    </ol>
  );
  const name = levels[current - 1];
  if (levels.length > MOST_UNFOLDED)
    return (
      // Another level is another page, where they are folded again.
      <details key={current} className={styles.choice}>
        <summary className={styles.folded}>
          <span id={label}>{text.level}</span> {`${current}: `}
          <b lang={name?.lang}>{name?.name}</b> {`(${text.levels(levels.length)})`}
        </summary>
        {list}
      </details>
    );
  return (
    <div className={styles.choice}>
      <p id={label} className={styles.label}>
        {text.level}
      </p>
      {list}
    </div>
  );
}
