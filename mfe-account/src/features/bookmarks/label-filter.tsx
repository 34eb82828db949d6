import { useText } from '@manna/shared/runtime';
import styles from '../../parts/collection.module.css';
import { bookmarkListText } from './bookmarks-text';

interface LabelFilterProps {
  /** With the number of their bookmarks. */
  labels: readonly (readonly [string, number])[];
  chosen: string | undefined;
  onChoose: (label: string | undefined) => void;
}

/** Buttons that show only the bookmarks with a label. Nothing if there are no labels. */
export function LabelFilter({ labels, chosen, onChoose }: LabelFilterProps) {
  const text = useText(bookmarkListText);
  if (labels.length === 0) return null;
  return (
    <div role="group" aria-label={text.labels} className={styles.filter}>
      {labels.map(([label, count]) => (
        <button
          key={label}
          type="button"
          aria-pressed={label === chosen}
          className={styles.chip}
          onClick={() => onChoose(label === chosen ? undefined : label)}
        >
          {label} <span className={styles.count}>{count}</span>
        </button>
      ))}
    </div>
  );
}
