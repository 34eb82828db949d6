import { useId } from 'react';
import type { ListingName } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { Button } from '@manna/shared/ui';
import type { CollectionResults } from '../engine/worker/protocol';
import { collectionNames } from '../names/names-text';
import { searchPanelText } from '../search/search-panel-text';
import { previewCaps } from '../search/use-search';
import { ResultList } from './result-list';
import styles from './results.module.css';

interface PillarResultsProps {
  name: ListingName;
  found: CollectionResults;
  /** The page that has all of its results. */
  allPath: string;
  onViewAll: (name: ListingName) => void;
  onOpen: () => void;
}

/** The best results of one part of the site, among those of the others. Nothing if it has none. */
export function PillarResults({ name, found, allPath, onViewAll, onOpen }: PillarResultsProps) {
  const text = useText(searchPanelText);
  const names = useText(collectionNames);
  const id = useId();
  if (found.total === 0) return null;
  const shown = found.results.slice(0, previewCaps[name]);
  return (
    <section className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {names[name]} <small>{text.results(found.total)}</small>
      </h2>
      <ResultList name={name} results={shown} labelledBy={id} showsCategories onOpen={onOpen} />
      {found.total > shown.length && (
        <>
          <div className={styles.scripted}>
            <Button onClick={() => onViewAll(name)}>{text.viewAll(found.total)}</Button>
          </div>
          <noscript>
            <Link to={allPath}>{text.viewAll(found.total)}</Link>
          </noscript>
        </>
      )}
    </section>
  );
}
