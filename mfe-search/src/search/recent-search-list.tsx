import { useId } from 'react';
import { useText } from '@manna/shared/runtime';
import { Icon } from '@manna/shared/ui';
import { searchPanelText } from './search-panel-text';
import styles from './recent-search-list.module.css';

interface RecentSearchListProps {
  recent: readonly string[];
  onChoose: (words: string) => void;
  onClear: () => void;
}

/** What the reader searched for last. Nothing if that is nothing. */
export function RecentSearchList({ recent, onChoose, onClear }: RecentSearchListProps) {
  const text = useText(searchPanelText);
  const id = useId();
  if (recent.length === 0) return null;
  return (
    <section className={styles.recent}>
      <h2 id={id} className={styles.heading}>
        {text.recent}
      </h2>
      <ul aria-labelledby={id} className={styles.list}>
        {recent.map((words) => (
          <li key={words}>
            <button type="button" className={styles.words} onClick={() => onChoose(words)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.clear} onClick={onClear}>
        <Icon name="close" />
        {text.clearRecent}
      </button>
    </section>
  );
}
