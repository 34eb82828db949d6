import { useText } from '@manna/shared/runtime';
import { ownMarkText } from './own-mark-text';
import { ownText } from './own-text';
import styles from './own.module.css';

/** Says how many pages of a list are the reader's own and no results, and where they were searched. */
export function OwnNote({ count }: { count: number }) {
  const { also } = useText(ownMarkText);
  const { note } = useText(ownText);
  return (
    <p className={styles.note}>
      {also(count)}. {note}
    </p>
  );
}
