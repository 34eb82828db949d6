import { useText } from '@manna/shared/runtime';
import type { CollectionResults } from '../engine/worker/protocol';
import { bibleToolsText } from './bible-tools-text';
import { isPoor } from './is-poor';
import { translationsText } from './translations-text';
import styles from './filter-buttons.module.css';

export interface TranslationsOfferProps {
  words: string;
  /** What the Bible has of them. */
  found: CollectionResults;
  onChoose: () => void;
}

/** Offers every translation for words that the verses of the site's own do not all have. */
export function TranslationsOffer({ words, found, onChoose }: TranslationsOfferProps) {
  const text = useText(translationsText);
  const { everyTranslation } = useText(bibleToolsText);
  if (!isPoor(words, found)) return null;
  return (
    <p className={styles.filters}>
      <span className={styles.note}>{text.offer}</span>
      <button type="button" className={styles.filter} onClick={onChoose}>
        {everyTranslation}
      </button>
    </p>
  );
}
