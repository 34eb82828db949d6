import type { Ref } from 'react';
import { searchPaths } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { Icon } from '@manna/shared/ui';
import { searchPanelText } from './search-panel-text';
import styles from './search-box.module.css';

interface SearchBoxProps {
  id: string;
  words: string;
  ref: Ref<HTMLInputElement>;
  onChange: (words: string) => void;
  /** The reader wants the results of exactly these words. */
  onSubmit: () => void;
}

/** The field for the reader's words. Without scripts it is a form that leads to the search page. */
export function SearchBox({ id, words, ref, onChange, onSubmit }: SearchBoxProps) {
  const text = useText(searchPanelText);
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
      />
      <button type="submit" className={styles.submit}>
        <Icon name="search" />
        <span>{text.search}</span>
      </button>
    </form>
  );
}
