import { useId, useRef, type ReactNode } from 'react';
import { bookName, bookNames, categoryNames, type ListingName } from '@manna/shared/domain';
import { useLanguage, useText } from '@manna/shared/runtime';
import { Button } from '@manna/shared/ui';
import { BookChart } from '@manna/shared/ui/controls';
import type { CollectionResults } from '../engine/worker/protocol';
import { collectionNames } from '../names/names-text';
import type { OwnBeside } from '../own/use-own-beside';
import { searchPanelText } from '../search/search-panel-text';
import { bibleToolsText } from './bible-tools-text';
import { FilterButtons } from './filter-buttons';
import { sortedGroups } from './group-order';
import { OrderSwitch, type ResultOrder } from './order-switch';
import { ResultList } from './result-list';
import { groupName } from './result-view';
import { PAGE_SIZE, useGrowthOnScroll } from './use-growing-list';
import styles from './results.module.css';

interface OnePillarProps {
  name: ListingName;
  found: CollectionResults;
  /** Pages of the reader that are no results. They come first. */
  own: OwnBeside | undefined;
  /** How many of the first results are not shown, because an earlier page has them. */
  skipped: number;
  /** Whether these results are those of before, and the wanted ones follow. */
  isLoading: boolean;
  category: string | undefined;
  order: ResultOrder;
  onCategory: (category: string | undefined) => void;
  onOrder: (order: ResultOrder) => void;
  /** Shown between the filters and the results. */
  tools?: ReactNode;
  onMore: () => void;
  onOpen: () => void;
}

/** All results of one part of the site, to be filtered by category, or by book. */
export function OnePillar(props: OnePillarProps) {
  const { name, found, own, skipped, isLoading, category, order, onCategory, onOrder, onMore, onOpen, tools } = props;
  const text = useText(searchPanelText);
  const language = useLanguage();
  const names = useText(collectionNames);
  const byCategory = useText(categoryNames);
  const byBook = useText(bookNames);
  const testaments = useText(bibleToolsText);
  const id = useId();
  const end = useRef<HTMLDivElement>(null);
  const { total, groups, results } = found;
  const count = category === undefined ? total : (groups[category] ?? 0);
  const hasMore = results.length < count;
  // Otherwise the list would grow again and again while it waits.
  useGrowthOnScroll(end, results.length, hasMore && !isLoading, onMore);
  const choices = sortedGroups(groups).map(([value, number]) => ({
    value,
    label: groupName(value, byCategory, byBook),
    count: number,
  }));
  const filters = (
    <FilterButtons
      label={name === 'bible' ? text.books : text.categories}
      choices={[{ value: undefined, label: text.all, count: total }, ...choices]}
      chosen={category}
      countText={text.results}
      onChoose={onCategory}
    />
  );
  return (
    <section className={styles.section}>
      <h2 id={id} className={styles.heading}>
        {names[name]} <small>{text.results(count)}</small>
      </h2>
      {(choices.length > 1 || category !== undefined) &&
        (name === 'bible' ? (
          <>
            <BookChart
              groups={groups}
              text={testaments}
              nameOf={(book) => bookName(book, byBook)}
              countText={(number) => number.toLocaleString(language)}
              chosen={category}
              onChoose={onCategory}
            />
            {/* There are up to 66, before the first result. */}
            <details className={styles.books}>
              <summary>
                {category === undefined ? text.byBook : text.inBook(groupName(category, byCategory, byBook))}
              </summary>
              {filters}
            </details>
          </>
        ) : (
          filters
        ))}
      {name === 'bible' && count > 1 && <OrderSwitch order={order} onChange={onOrder} />}
      {tools}
      {count === 0 && category !== undefined && (
        <div className={styles.nothing}>
          <p>{text.nothingInCategory}</p>
          <div className={styles.scripted}>
            <Button onClick={() => onCategory(undefined)}>{text.clearCategory}</Button>
          </div>
        </div>
      )}
      {own && <own.OwnNote count={own.pages.length} />}
      <ResultList
        name={name}
        results={results.slice(skipped)}
        own={own}
        labelledBy={id}
        showsCategories={category === undefined && name !== 'dictionary'}
        onOpen={onOpen}
      />
      <div ref={end}>
        {hasMore && (
          <div className={styles.scripted}>
            <Button onClick={onMore}>{text.more}</Button>
          </div>
        )}
        {!hasMore && count > Math.max(PAGE_SIZE, skipped) && <p className={styles.end}>{text.allShown(count)}</p>}
      </div>
    </section>
  );
}
