import { useRef } from 'react';
import { Link, useText } from '@manna/shared/runtime';
import { useListeners } from '@manna/shared/ui/hooks';
import { searchAddress, type SearchAddress } from './search-address';
import { searchExamples } from './search-examples';
import { searchHelpText } from './search-help-text';
import styles from './search-help.module.css';

interface SearchHelpProps {
  /** Searches for an example in place. Without scripts it is a link to the search page. */
  onRun: (example: SearchAddress) => void;
}

/** What a query can say, folded up, with an example of each that runs. Escape closes it. */
export function SearchHelp({ onRun }: SearchHelpProps) {
  const text = useText(searchHelpText);
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
    summary.current?.focus();
  };
  useListeners(details, {
    keydown(event) {
      if (event.key !== 'Escape' || details.current?.open !== true) return;
      // The modal around it stays open.
      event.preventDefault();
      event.stopPropagation();
      close();
    },
  });
  return (
    <details ref={details} className={styles.help}>
      <summary ref={summary}>{text.title}</summary>
      <ul aria-label={text.examples} className={styles.list}>
        {searchExamples.map(({ id, query, ...where }) => (
          <li key={id}>
            <Link
              to={searchAddress({ words: query, ...where })}
              className={styles.example}
              lang="en"
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                close();
                onRun({ words: query, ...where });
              }}
            >
              {query}
            </Link>
            <p>{text[id]}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
