import { useId } from 'react';
import { bookNames, type ListingName } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { collectionNames } from '../../names/names-text';
import { resultView } from '../../results/result-view';
import type { InlineGroup } from './inline-groups';
import styles from './inline-search.module.css';
import { inlineText } from './inline-text';
import { EntryRow } from './suggestion-row';

interface GroupListProps {
  group: InlineGroup;
  onOpen: () => void;
  onViewAll: (name: ListingName) => void;
}

/** The best results of one part of the site, and a button that shows all of them. */
export function GroupList({ group: { name, results, more }, onOpen, onViewAll }: GroupListProps) {
  const text = useText(inlineText);
  const names = useText(collectionNames);
  const books = useText(bookNames);
  const id = useId();
  return (
    <section className={styles.group}>
      <p id={id} className={styles.heading}>
        {names[name]}
      </p>
      <ul aria-labelledby={id}>
        {results.map((result) => (
          <EntryRow key={result.id} result={resultView(name, result, books)} onOpen={onOpen} />
        ))}
        {more > 0 && (
          <li>
            <button type="button" className={styles.all} data-result="" onClick={() => onViewAll(name)}>
              {text.viewAll} <small>{text.more(more)}</small>
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}
