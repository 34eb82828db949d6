import { useId } from 'react';
import { bookNames, categoryNames } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { Icon } from '@manna/shared/ui';
import { CategoryIcon } from '@manna/shared/ui/controls';
import { collectionNames } from '../names/names-text';
import { bibleToolsText } from '../results/bible-tools-text';
import { groupName } from '../results/result-view';
import type { SearchAddress } from '../search/search-address';
import { savedAddress, savedPath, type SavedSearch } from './saved-searches';
import { savedText } from './saved-text';
import styles from './saved.module.css';

interface SavedSearchListProps {
  saved: readonly SavedSearch[];
  onOpen: (address: SearchAddress) => void;
  onRemove: (address: SearchAddress) => void;
}

/** The searches that the reader has saved, to be opened or removed. Nothing if there are none. */
export function SavedSearchList({ saved, onOpen, onRemove }: SavedSearchListProps) {
  const text = useText(savedText);
  const names = useText(collectionNames);
  const categories = useText(categoryNames);
  const books = useText(bookNames);
  const ofBible = useText(bibleToolsText);
  const id = useId();
  if (saved.length === 0) return null;

  /** 'seed · David · Bible · Romans · In the order of the Bible' */
  const nameOf = ({ words, pills = [], pillar, category, order, translations }: SearchAddress) =>
    [
      words,
      ...pills.map((pill) => pill.look?.label ?? pill.id),
      pillar && names[pillar],
      category !== undefined && groupName(category, categories, books),
      order && ofBible[order],
      translations && ofBible.everyTranslation,
    ]
      .filter(Boolean)
      .join(' · ');

  return (
    <section className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {text.heading}
      </h2>
      <ul aria-labelledby={id} className={styles.list}>
        {saved.map((each) => {
          const address = savedAddress(each);
          const name = nameOf(address);
          return (
            <li key={savedPath(each)} className={styles.item}>
              <button type="button" className={styles.open} onClick={() => onOpen(address)}>
                <CategoryIcon name="star-filled" />
                <span className={styles.name}>{name}</span>
              </button>
              <button
                type="button"
                aria-label={text.remove(name)}
                className={styles.remove}
                onClick={() => onRemove(address)}
              >
                <Icon name="close" />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
