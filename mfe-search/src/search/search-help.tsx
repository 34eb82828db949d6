import { lazy, Suspense, useRef } from 'react';
import { useText } from '@manna/shared/runtime';
import { useListeners } from '@manna/shared/ui/hooks';
import type { SearchAddress } from './search-address';
import { searchPanelText } from './search-panel-text';
import styles from './search-help.module.css';

/** Few readers open it. */
const SearchHelpList = lazy(() =>
  import(/* webpackChunkName: "route-search.help" */ './search-help-list').then((module) => ({
    default: module.SearchHelpList,
  })),
);

interface SearchHelpProps {
  /** Searches for an example in place. Without scripts it is a link to the search page. */
  onRun: (example: SearchAddress) => void;
}

/** What a query can say, folded up, with an example of each that runs. Escape closes it. */
export function SearchHelp({ onRun }: SearchHelpProps) {
  const text = useText(searchPanelText);
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
      <summary ref={summary}>{text.help}</summary>
      <Suspense>
        <SearchHelpList
          onRun={(example) => {
            close();
            onRun(example);
          }}
        />
      </Suspense>
    </details>
  );
}
