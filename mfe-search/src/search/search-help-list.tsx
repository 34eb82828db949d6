import { isForBrowser, Link, useText } from '@manna/shared/runtime';
import { searchAddress, type SearchAddress } from './search-address';
import { searchExamples } from './search-examples';
import { searchHelpText } from './search-help-text';
import styles from './search-help.module.css';

interface SearchHelpListProps {
  /** Searches for an example in place. Without scripts it is a link to the search page. */
  onRun: (example: SearchAddress) => void;
}

/** What a query can say, with an example of each that runs. */
export function SearchHelpList({ onRun }: SearchHelpListProps) {
  const text = useText(searchHelpText);
  return (
    <ul aria-label={text.examples} className={styles.list}>
      {searchExamples.map(({ id, query, ...where }) => (
        <li key={id}>
          <Link
            to={searchAddress({ words: query, ...where })}
            className={styles.example}
            lang="en"
            onClick={(event) => {
              if (isForBrowser(event)) return;
              event.preventDefault();
              onRun({ words: query, ...where });
            }}
          >
            {query}
          </Link>
          <p>{text[id]}</p>
        </li>
      ))}
    </ul>
  );
}
