import { useEffect, useRef } from 'react';
import { useText } from '@manna/shared/runtime';
import { Icon } from '@manna/shared/ui';
import { searchModalText } from './search-modal-text';
import styles from './search-modal.module.css';

/** The way to the search page with what is looked for, where the search pillar has not put its own search here. */
export function SearchModal() {
  const text = useText(searchModalText);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form role="search" action="/search" className={styles.form}>
      <label htmlFor="modal-search" className={styles.label}>
        {text.label}
      </label>
      <input ref={field} id="modal-search" type="search" name="q" className={styles.input} enterKeyHint="search" />
      <button type="submit" className={styles.submit}>
        <Icon name="search" />
        {text.search}
      </button>
    </form>
  );
}
