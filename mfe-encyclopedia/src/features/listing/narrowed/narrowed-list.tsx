import { bookNames, yearSpan, yearsText } from '@manna/shared/domain';
import { Link, useHasPanels, useLanguage, usePartName, useText, useTextOf } from '@manna/shared/runtime';
import { LanguageNote, PageNumbers, referenceTitle } from '@manna/shared/ui';
import { VirtualList } from '@manna/shared/ui/controls';
import { listingText } from '../listing-text';
import { listName, listPath, type ListSlug } from '../lists';
import { LIST_PAGE_SIZE } from '../list-address';
import { choicesAddress, type ListChoices, type ListSort } from './list-choices';
import type { NarrowedPage } from './load-narrowed';
import { narrowedText } from './narrowed-text';
import type { ListRow } from './narrow-entries';
import { useRowHeight } from './use-row-height';
import styles from './narrowed.module.css';

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
  const label = listName(list, useTextOf());
  return (
    <>
      {language !== 'en' && <LanguageNote>{text.englishOnly}</LanguageNote>}
      {allRows && isLong && scrollsAlone && choices.page === 1 ? (
        <VirtualList label={label} rows={allRows} keyOf={({ path }) => path} rowHeight={rowHeight} scrolls="page">
          {(row) => <Row row={row} sort={choices.sort} />}
        </VirtualList>
      ) : (
        <>
          <ul aria-label={label}>
            {page.rows.map((row) => (
              <li key={row.path} className={styles.item}>
                <Row row={row} sort={choices.sort} />
              </li>
            ))}
          </ul>
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
        </>
      )}
    </>
  );
}

function Row({ row, sort }: { row: ListRow; sort: ListSort | null }) {
  const { path, name, title, firstVerse, verseCount, years } = row;
  const text = useText(narrowedText);
  const yearNames = useText(yearsText);
  const books = useText(bookNames);
  const language = useLanguage();
  // A row has room for two facts.
  const hasYears = years !== undefined && (verseCount === undefined || sort === 'date');
  const facts = [
    hasYears && yearSpan(...years, yearNames),
    firstVerse !== null && !(hasYears && verseCount !== undefined) && referenceTitle(firstVerse, books),
    verseCount !== undefined && verseCount > 0 && text.verses(verseCount, verseCount.toLocaleString(language)),
  ].filter((fact) => typeof fact === 'string');
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
