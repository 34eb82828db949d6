import { useText } from '@manna/shared/runtime';
import { bibleToolsText } from './bible-tools-text';
import styles from './filter-buttons.module.css';

/** Offers every translation for words that the verses of the site's own do not all have. */
export function TranslationsOffer({ onChoose }: { onChoose: () => void }) {
  const text = useText(bibleToolsText);
  return (
    <p className={styles.filters}>
      <span className={styles.note}>{text.offer}</span>
      <button type="button" className={styles.filter} onClick={onChoose}>
        {text.everyTranslation}
      </button>
    </p>
  );
}
