import { useState } from 'react';
import { useText } from '@manna/shared/runtime';
import styles from '../results/result-list.module.css';
import { ResultRow } from '../results/result-row';
import type { OwnPage } from './own-pages';
import { ownText } from './own-text';
import { ownView } from './own-view';

/** More would push the results out of the window of a phone. */
const SHOWN_AT_FIRST = 3;

interface OwnRowsProps {
  pages: readonly OwnPage[];
  onOpen: () => void;
}

/** The focus follows the button, which is replaced by the first of the rows that it shows. */
const focusLink = (row: HTMLLIElement | null) => row?.querySelector('a')?.focus();

/** Rows of pages that are the reader's own and no results: the first three, and a button that shows the others. */
export function OwnRows({ pages, onOpen }: OwnRowsProps) {
  const text = useText(ownText);
  const [areAllShown, setAllShown] = useState(false);
  const shown = areAllShown ? pages : pages.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      {shown.map((page, index) => (
        <ResultRow
          key={page.path}
          ref={index === SHOWN_AT_FIRST ? focusLink : undefined}
          result={ownView(page)}
          category={page.within || undefined}
          own={page.kind}
          showsReasons={false}
          onOpen={onOpen}
        />
      ))}
      {shown.length < pages.length && (
        <li className={styles.more}>
          <button type="button" data-result="" onClick={() => setAllShown(true)}>
            {text.showAll(pages.length)}
          </button>
        </li>
      )}
    </>
  );
}
