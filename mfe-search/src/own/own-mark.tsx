import { useText } from '@manna/shared/runtime';
import type { OwnKind } from './own-kinds';
import { ownMarkText } from './own-mark-text';
import styles from './own.module.css';

/** Says that a result is the reader's own, and why. `id` is for the link that it describes. */
export function OwnMark({ id, kind }: { id: string; kind: OwnKind }) {
  const text = useText(ownMarkText);
  return (
    <span id={id} className={styles.mark}>
      {text[kind]}
    </span>
  );
}
