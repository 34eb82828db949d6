import type { Ref } from 'react';
import { searchPaths } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { Icon } from '@manna/shared/ui';
import { formatFilters } from '../pills/filter-pill';
import type { SearchAddress } from './search-address';
import { searchPanelText } from './search-panel-text';
import styles from './search-box.module.css';

interface SearchBoxProps {
  id: string;
  /** What is searched; a form without scripts keeps its filters. */
  address: SearchAddress;
  ref: Ref<HTMLInputElement>;
  onChange: (words: string) => void;
  /** The reader wants the results of exactly these words. */
  onSubmit: () => void;
}

/** The field for the reader's words. Without scripts it is a form that leads to the search page. */
export function SearchBox({ id, address, ref, onChange, onSubmit }: SearchBoxProps) {
  const text = useText(searchPanelText);
  const { words, pills = [], pillar, category } = address;
  const filters = formatFilters({ pills, ...(category !== undefined && { category }) });
  return (
    <form
      role="search"
      action={searchPaths.search}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <label htmlFor={id} className={styles.label}>
        {text.label}
      </label>
      <input
        ref={ref}
        id={id}
        type="search"
        name="search"
        value={words}
        className={styles.input}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
          // The browser would empty the field, and so lose the words, instead of closing the dialog that it is in.
          event.preventDefault();
          event.currentTarget.closest('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
        }}
      />
      {pillar !== undefined && <input type="hidden" name="pillar" value={pillar} />}
      {filters !== '' && <input type="hidden" name="filters" value={filters} />}
      <button type="submit" className={styles.submit}>
        <Icon name="search" />
        <span>{text.search}</span>
      </button>
    </form>
  );
}
