import { useMemo, useState, type ReactNode } from 'react';
import { Link, useLanguage, useNavigate, useText } from '@manna/shared/runtime';
import { useAddressState } from '@manna/shared/ui/hooks';
import { strongsOfSlug, wordPath } from '../../../names/word-number';
import { listPath, type ListSlug } from '../lists';
import { ChosenFilters } from './chosen-filters';
import { choicesAddress, isNarrowed, type FacetCount, type ListChoices } from './list-choices';
import { ListFacets } from './list-facets';
import { ListForm } from './list-form';
import { pageOf, type NarrowedPage } from './load-narrowed';
import { narrowEntries } from './narrow-entries';
import { NarrowedList } from './narrowed-list';
import { narrowedText } from './narrowed-text';
import { useListIndex } from './use-list-index';
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
  const index = useListIndex(list, isUsed || isNarrowed(asked, list));
  const strongs = list === 'dictionary' ? strongsOfSlug(choices.filter.trim()) : undefined;
  const isPlain = children !== undefined && !isNarrowed(choices, list);
  const found = useMemo(
    () => (index && !isPlain ? narrowEntries(index, choices) : undefined),
    [index, isPlain, choices],
  );
  // Until the index is loaded, the page shows what it was loaded with.
  const page = found ? pageOf(found, choices.page) : narrowed;
  const shownFacets = page && !isPlain ? page.facets : facets;
  return (
    <>
      <div className={styles.tools}>
        <ListForm list={list} path={path} choices={choices} onChange={setChoices} onStart={() => setUsed(true)} />
        <ListFacets
          list={list}
          path={path}
          choices={choices}
          facets={shownFacets}
          without={isPlain && list === 'events' ? ['period'] : []}
          onFollow={hold}
        />
        {strongs !== undefined && (
          <p>
            <Link to={wordPath(strongs)} onClick={hold}>
              {text.strongs(strongs)}
            </Link>
          </p>
        )}
        <FoundCount total={isPlain ? undefined : page?.total} />
        {list === 'people' && choices.sort === 'date' && <p className={styles.total}>{text.undated}</p>}
        {!isPlain && <ChosenFilters path={path} choices={choices} values={index?.values ?? facets} onFollow={hold} />}
      </div>
      {isPlain || !page ? children : <NarrowedList list={list} choices={choices} page={page} allRows={found?.rows} />}
    </>
  );
}

/** Says how many entries were found. Always in the page, so that screen readers read out its changes. */
function FoundCount({ total }: { total: number | undefined }) {
  const text = useText(narrowedText);
  const language = useLanguage();
  return (
    <p role="status" className={styles.total}>
      {total === 0 && text.none}
      {total !== undefined && total > 0 && text.found(total, total.toLocaleString(language))}
    </p>
  );
}
