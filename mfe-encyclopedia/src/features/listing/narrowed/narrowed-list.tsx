import { lazy, Suspense } from 'react';
import { Link, useHasPanels, useLanguage, usePartName, useText, useTextOf } from '@manna/shared/runtime';
import { LanguageNote, PageNumbers } from '@manna/shared/ui';
import { VirtualList } from '@manna/shared/ui/controls';
import { listingText } from '../listing-text';
import { listName, listPath, type ListSlug } from '../lists';
import { LIST_PAGE_SIZE } from '../list-address';
import { choicesAddress, type ListChoices, type ListSort } from './list-choices';
import type { NarrowedPage } from './load-narrowed';
import type { ListRow } from './narrow-entries';
import { useFacts } from './use-facts';
import { useRowHeight } from './use-row-height';
import styles from './narrowed.module.css';

const EntryGrid = lazy(() =>
  import(/* webpackChunkName: "route-category.grid" */ './entry-grid').then((module) => ({
    default: module.EntryGrid,
  })),
);

interface NarrowedListProps {
  list: ListSlug;
  choices: ListChoices;
  page: NarrowedPage;
  /** The rows of all pages if the browser has them. */
  allRows: readonly ListRow[] | undefined;
}

/** The entries that match the reader's choices: all of them in one list if the browser has them, otherwise a page of them. */
export function NarrowedList({ list, choices, page, allRows }: NarrowedListProps) {
  const text = useText(listingText);
  const partName = usePartName();
  const language = useLanguage();
  const rowHeight = useRowHeight();
  const scrollsAlone = !useHasPanels();
  const isLong = page.total > LIST_PAGE_SIZE;
  const virtualRows = isLong && scrollsAlone && choices.page === 1 ? allRows : undefined;
  const label = listName(list, useTextOf());
  return (
    <>
      {language !== 'en' && <LanguageNote>{text.englishOnly}</LanguageNote>}
      {choices.view === 'grid' ? (
        <Suspense>
          <EntryGrid
            list={list}
            label={label}
            rows={virtualRows ?? page.rows}
            sort={choices.sort}
            isVirtual={virtualRows !== undefined}
          />
        </Suspense>
      ) : virtualRows ? (
        <VirtualList label={label} rows={virtualRows} keyOf={({ path }) => path} rowHeight={rowHeight} scrolls="page">
          {(row) => <Row row={row} sort={choices.sort} />}
        </VirtualList>
      ) : (
        <ul aria-label={label}>
          {page.rows.map((row) => (
            <li key={row.path} className={styles.item}>
              <Row row={row} sort={choices.sort} />
            </li>
          ))}
        </ul>
      )}
      {!virtualRows && (
        <PageNumbers
          as={Link}
          current={choices.page}
          count={page.pages}
          addressOf={(number) => choicesAddress(listPath(list), { ...choices, page: number })}
          label={partName(text.pages)}
          previous={text.previous}
          next={text.next}
          pageName={text.pageName}
        />
      )}
    </>
  );
}

function Row({ row, sort }: { row: ListRow; sort: ListSort | null }) {
  const { path, name, title, verseCount } = row;
  const { date, first, mentions } = useFacts()(row);
  // A row has room for two facts.
  const isDated = date !== undefined && (verseCount === undefined || sort === 'date');
  const facts = [isDated && date, !(isDated && verseCount !== undefined) && first, mentions].filter(
    (fact) => typeof fact === 'string',
  );
  return (
    <Link to={path} className={styles.row}>
      <span className={styles.words} lang="en">
        <span className={styles.name}>{name}</span> <span className={styles.title}>{title}</span>
      </span>{' '}
      <span className={styles.facts}>
        {facts.map((fact) => (
          <span key={fact} className={styles.fact}>
            {fact}{' '}
          </span>
        ))}
      </span>
    </Link>
  );
}
