import { bookNames, categoryNames } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { Button } from '@manna/shared/ui';
import { collectionNames } from '../names/names-text';
import { groupName } from '../results/result-view';
import type { SearchAddress } from './search-address';
import { searchPanelText } from './search-panel-text';
import styles from './search-panel.module.css';

interface ScopeNoteProps {
  address: SearchAddress;
  onClear: () => void;
}

/** Before the reader types: where the words will be searched for. Nothing if that is everywhere. */
export function ScopeNote({ address: { pillar, category }, onClear }: ScopeNoteProps) {
  const text = useText(searchPanelText);
  const names = useText(collectionNames);
  const categories = useText(categoryNames);
  const books = useText(bookNames);
  if (pillar === undefined) return null;
  const within = category === undefined ? names[pillar] : groupName(category, categories, books);
  return (
    <p className={styles.scope}>
      {text.searchedIn(within)} <Button onClick={onClear}>{text.everywhere}</Button>
    </p>
  );
}
