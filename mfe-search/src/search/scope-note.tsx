import { bookNames, categoryNames } from '@manna/shared/domain';
import { isForBrowser, Link, useText } from '@manna/shared/runtime';
import { collectionNames } from '../names/names-text';
import { groupName } from '../results/result-view';
import { searchAddress, type SearchAddress } from './search-address';
import { searchPanelText } from './search-panel-text';
import styles from './search-panel.module.css';

interface ScopeNoteProps {
  address: SearchAddress;
  onClear: () => void;
}

/** Before the reader types: where the words will be searched for. Nothing if that is everywhere. */
export function ScopeNote({ address: { words, pillar, category }, onClear }: ScopeNoteProps) {
  const text = useText(searchPanelText);
  const names = useText(collectionNames);
  const categories = useText(categoryNames);
  const books = useText(bookNames);
  if (pillar === undefined) return null;
  const within = category === undefined ? names[pillar] : groupName(category, categories, books);
  return (
    <p className={styles.scope}>
      {text.searchedIn(within)}{' '}
      <Link
        to={searchAddress({ words })}
        className={styles.everywhere}
        onClick={(event) => {
          if (isForBrowser(event)) return;
          event.preventDefault();
          onClear();
        }}
      >
        {text.everywhere}
      </Link>
    </p>
  );
}
