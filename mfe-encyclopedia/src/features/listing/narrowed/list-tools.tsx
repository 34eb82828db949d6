import { useMemo, useState, type ReactNode } from 'react';
import { Link, useLanguage, useNavigate, useText } from '@manna/shared/runtime';
import { useAddressState } from '@manna/shared/ui/hooks';
import { strongsOfSlug, wordPath } from '../../../names/word-number';
import { LetterBar } from '../letter-bar';
import { listingText } from '../listing-text';
import { listPath, type ListSlug } from '../lists';
import { PeriodBar } from '../period-bar';
import { ChosenFilters } from './chosen-filters';
import { choicesAddress, isNarrowed, isPlain, withFacet, type FacetCount, type ListChoices } from './list-choices';
import { ListFacets } from './list-facets';
import { ListForm } from './list-form';
import { pageOf, type NarrowedPage } from './load-narrowed';
import { narrowEntries, type Initial } from './narrow-entries';
import { NarrowedList } from './narrowed-list';
import { narrowedText } from './narrowed-text';
import { useListIndex } from './use-list-index';
import { ViewSwitch } from './view-switch';
import styles from './narrowed.module.css';

/** The URL of the page follows the reader's words after this time, in milliseconds. */
const ADDRESS_MS = 300;

export interface ListToolsProps {
  list: ListSlug;
  /** The choices in the URL of the page. */
  asked: ListChoices;
  /** The facets of the plain list. */
  facets?: readonly FacetCount[];
  /** The page of the narrowed list that the URL asks for. */
  narrowed?: NarrowedPage;
  /** The plain list, if the URL asks for that. */
  children?: ReactNode;
}

/** The filter, the sort and the facets of a list, and the list itself. */
export function ListTools({ list, asked, narrowed, facets = narrowed?.facets ?? [], children }: ListToolsProps) {
  const path = listPath(list);
  const text = useText(narrowedText);
  const navigate = useNavigate();
  const [choices, setChoices, { hold }] = useAddressState({
    inAddress: asked,
    addressOf: (state) => choicesAddress(path, state),
    go: (to) => void navigate(to, { replace: true, preventScrollReset: true }),
    delayMs: ADDRESS_MS,
  });
  const [isUsed, setUsed] = useState(false);
  const index = useListIndex(list, choices.view, isUsed || !isPlain(asked, list));
  const strongs = list === 'dictionary' ? strongsOfSlug(choices.filter.trim()) : undefined;
  const showsPlain = children !== undefined && isPlain(choices, list);
  const isWhole = !isNarrowed(choices, list);
  const found = useMemo(
    () => (index && !showsPlain ? narrowEntries(index, choices) : undefined),
    [index, showsPlain, choices],
  );
  // Until the index is loaded, the page shows what it was loaded with.
  const page = found ? pageOf(found, choices.page) : narrowed;
  const shownFacets = page && !showsPlain ? page.facets : facets;
  return (
    <>
      <div className={styles.tools}>
        <ListForm list={list} path={path} choices={choices} onChange={setChoices} onStart={() => setUsed(true)} />
        <div className={styles.bar}>
          <ViewSwitch path={path} choices={choices} onFollow={hold} />
          <ListFacets
            list={list}
            path={path}
            choices={choices}
            facets={shownFacets}
            without={isWhole && list === 'events' ? ['period'] : []}
            onFollow={hold}
          />
        </div>
        {strongs !== undefined && (
          <p>
            <Link to={wordPath(strongs)} onClick={hold}>
              {text.strongs(strongs)}
            </Link>
          </p>
        )}
        {choices.view === 'grid' && isWhole && page && (
          <WholeListBar list={list} path={path} choices={choices} initials={page.initials} />
        )}
        <FoundCount total={showsPlain ? undefined : page?.total} isWhole={isWhole} />
        {list === 'people' && choices.sort === 'date' && <p className={styles.total}>{text.undated}</p>}
        {!isWhole && <ChosenFilters path={path} choices={choices} values={index?.values ?? facets} onFollow={hold} />}
      </div>
      {showsPlain || !page ? (
        children
      ) : (
        <NarrowedList list={list} choices={choices} page={page} allRows={found?.rows} />
      )}
    </>
  );
}

interface WholeListBarProps {
  list: ListSlug;
  path: string;
  choices: ListChoices;
  initials: readonly Initial[];
}

/** The links to parts of a list that the plain list has, too. */
function WholeListBar({ list, path, choices, initials }: WholeListBarProps) {
  const first = { ...choices, page: 1 };
  return list === 'events' ? (
    <PeriodBar
      current={choices.facets.period ?? null}
      addressOf={(period) => choicesAddress(path, withFacet(first, 'period', period ?? undefined))}
    />
  ) : (
    <LetterBar
      initials={initials}
      current={choices.letter}
      addressOf={(letter) => choicesAddress(path, { ...first, letter })}
    />
  );
}

/** Says how many entries were found. Always in the page, so that screen readers read out its changes. */
function FoundCount({ total, isWhole }: { total: number | undefined; isWhole: boolean }) {
  const text = useText(narrowedText);
  const { entries } = useText(listingText);
  const language = useLanguage();
  const shown = total?.toLocaleString(language) ?? '';
  return (
    <p role="status" className={styles.total}>
      {total === 0 && text.none}
      {total !== undefined && total > 0 && (isWhole ? entries(total, shown) : text.found(total, shown))}
    </p>
  );
}
