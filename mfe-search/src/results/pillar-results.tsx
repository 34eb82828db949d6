import { useId } from 'react';
import type { ListingName } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { Button } from '@manna/shared/ui';
import type { CollectionResults } from '../engine/worker/protocol';
import { collectionNames } from '../names/names-text';
import type { OwnBeside } from '../own/use-own-beside';
import { searchPanelText } from '../search/search-panel-text';
import { previewCaps } from '../search/use-search';
import { ResultList } from './result-list';
import styles from './results.module.css';

interface PillarResultsProps {
  name: ListingName;
  found: CollectionResults;
  /** Pages of the reader that are no results. They come first. */
  own: OwnBeside | undefined;
  /** The page that has all of its results. */
  allPath: string;
  onViewAll: (name: ListingName) => void;
  onOpen: () => void;
}

/** The best results of one part of the site, among those of the others. Nothing if it has none. */
export function PillarResults({ name, found, own, allPath, onViewAll, onOpen }: PillarResultsProps) {
  const text = useText(searchPanelText);
  const names = useText(collectionNames);
  const id = useId();
  if (found.total === 0) return null;
  const shown = found.results.slice(0, previewCaps[name]);
  return (
    <section className={`${styles.section} ${styles.preview}`}>
      <h2 id={id} className={styles.heading}>
        {names[name]} <small>{text.results(found.total)}</small>
      </h2>
      {own && <own.OwnNote count={own.pages.length} />}
      <ResultList name={name} results={shown} own={own} labelledBy={id} showsCategories onOpen={onOpen} />
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
