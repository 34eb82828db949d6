import { useEffect, useRef, type SubmitEvent } from 'react';
import { searchPaths } from '@manna/shared/domain';
import { useNavigate, useText } from '@manna/shared/runtime';
import { Icon } from '@manna/shared/ui';
import { searchModalText } from './search-modal-text';
import styles from './search-modal.module.css';

/** A form that leads to the search page with the reader's words. */
export function SearchModal() {
  const text = useText(searchModalText);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const navigate = useNavigate();
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const query = new URLSearchParams({ query: field.current?.value ?? '' });
    void navigate(`${searchPaths.search}?${query.toString()}`);
  };
  return (
    <form role="search" action={searchPaths.search} className={styles.form} onSubmit={onSubmit}>
      <label htmlFor="modal-search" className={styles.label}>
        {text.label}
      </label>
      <input ref={field} id="modal-search" type="search" name="query" className={styles.input} enterKeyHint="search" />
      <button type="submit" className={styles.submit}>
        <Icon name="search" />
        {text.search}
      </button>
    </form>
  );
}
