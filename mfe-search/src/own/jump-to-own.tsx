import { useText } from '@manna/shared/runtime';
import { ownText } from './own-text';
import styles from './own-results.module.css';

interface JumpToOwnProps {
  /** Id of the heading above the reader's own pages. */
  headingId: string;
  count: number;
}

/** Leads to the reader's own pages, which are below the others. Nothing if there are none. */
export function JumpToOwn({ headingId, count }: JumpToOwnProps) {
  const text = useText(ownText);
  if (count === 0) return null;
  return (
    <button type="button" className={styles.jump} onClick={() => document.getElementById(headingId)?.focus()}>
      {text.jump(count)}
    </button>
  );
}
