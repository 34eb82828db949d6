import { useEffect, useMemo, useRef, useState } from 'react';
import type { ListingName } from '@manna/shared/domain';
import { reportFailure } from '@manna/shared/runtime';
import type { SearchScope } from '../engine/scope';
import type { CollectionResults } from '../engine/worker/protocol';
import type { AskedSearch } from '../engine/worker/search-client';
import { hasSearch, type SearchAddress } from './search-address';
import { onCollectionState, openSearch } from './search-service';
import { useSearchedCollections } from './searched-collections';

/** Waits before a search, in milliseconds: for the reader to stop typing; after another filter; when the page has just opened. */
const QUERY_MS = 300;
const FILTER_MS = 100;
const HYDRATED_MS = 50;

/** How many results of a collection are shown among all others. */
export const previewCaps: Readonly<Record<ListingName, number>> = {
  bible: 6,
  encyclopedia: 12,
  articles: 6,
  resources: 6,
  dictionary: 6,
};
const LONGEST_PREVIEW = Math.max(...Object.values(previewCaps));

export interface SearchView {
  /** What is searched, in the order of the results. */
  readonly collections: readonly ListingName[];
  /** The words that the results are for; empty before the first, and of pills without words. */
  readonly words: string;
  /** The results of each collection that has answered. Those of the words before stay until then. */
  readonly found: Readonly<Partial<Record<ListingName, CollectionResults>>>;
  readonly loading: ReadonlySet<ListingName>;
  /** The query as it may have been meant, if it may be misspelt. */
  readonly suggestion: string | undefined;
  /** Collections whose data could not be loaded. */
  readonly failed: ReadonlySet<ListingName>;
}

const none: ReadonlySet<ListingName> = new Set();
/** What a search has found, without what is searched. */
type Found = Omit<SearchView, 'collections'>;

const empty: Found = { words: '', found: {}, loading: none, suggestion: undefined, failed: none };

const without = (names: ReadonlySet<ListingName>, name: ListingName): ReadonlySet<ListingName> =>
  new Set([...names].filter((each) => each !== name));

const withState = (view: Found, collection: ListingName, hasFailed: boolean): Found => {
  if (view.failed.has(collection) === hasFailed) return view;
  return { ...view, failed: hasFailed ? new Set([...view.failed, collection]) : without(view.failed, collection) };
};

/** Whether a search has begun: there are results, or they are being looked for. */
export const isBegun = ({ found, loading }: Pick<SearchView, 'found' | 'loading'>): boolean =>
  loading.size > 0 || Object.keys(found).length > 0;

/** What the server has found for a page, which the browser shows until it has searched itself. */
export type FoundBefore = Pick<SearchView, 'words' | 'found'>;

/** What the worker is asked for. `limit` is how many results of the chosen pillar are wanted. */
export function askedFor(
  { words, pillar, category, order, translations }: SearchAddress,
  limit: number,
  scope?: SearchScope,
): AskedSearch {
  const focus = pillar && { collection: pillar, limit, ...(category !== undefined && { group: category }) };
  return {
    query: words.trim(),
    limit: LONGEST_PREVIEW,
    ...(focus && { focus }),
    ...(scope && { scope }),
    ...(order && { order }),
    ...(translations && { translations }),
  };
}

interface SearchOptions {
  /** What its pills limit the search to. */
  readonly scope?: SearchScope | undefined;
  /** Whether it is not known yet what its pills mean. False by default. */
  readonly isWaiting?: boolean;
  readonly before?: FoundBefore | undefined;
}

/** Searches while the reader types. `limit` is how many results of the chosen pillar are wanted. */
export function useSearch(
  address: SearchAddress,
  limit: number,
  { scope, isWaiting = false, before }: SearchOptions = {},
): SearchView {
  const { words, pillar, category, order, translations } = address;
  const isSearched = hasSearch(address);
  const collections = useSearchedCollections();
  const [view, setView] = useState<Found>({ ...empty, ...before });
  // Whoever clears the words and types others does not want to see the former results again.
  if (!isSearched && isBegun(view)) setView({ ...empty, failed: view.failed });
  /** How often the search was begun again because the network is back. */
  const [tries, setTries] = useState(0);
  /** The words of the last search; undefined before the first. */
  const searched = useRef<string>(undefined);

  useEffect(
    () => onCollectionState((collection, state) => setView((now) => withState(now, collection, state === 'error'))),
    [],
  );

  useEffect(() => {
    const query = words.trim();
    if (!isSearched) searched.current = query;
    if (!isSearched || isWaiting) return undefined;
    let isNewest = true;
    const tryAgain = () => setTries((before) => before + 1);
    const run = async () => {
      searched.current = query;
      setView((now) => ({ ...now, words: query, loading: new Set(collections), suggestion: undefined }));
      const client = await openSearch();
      if (!isNewest) return;
      const looked = { words, ...(pillar && { pillar }), ...(category !== undefined && { category }) };
      const asked = askedFor(
        { ...looked, ...(order && { order }), ...(translations && { translations }) },
        limit,
        scope,
      );
      const onResults = (results: CollectionResults) => {
        if (!isNewest) return;
        const { collection } = results;
        setView((now) => ({
          ...now,
          found: { ...now.found, [collection]: results },
          loading: without(now.loading, collection),
        }));
      };
      client.search({ ...asked, collections }, onResults, (suggestion) => {
        if (isNewest) setView((now) => ({ ...now, suggestion }));
      });
    };
    const wait = searched.current === undefined ? HYDRATED_MS : searched.current === query ? FILTER_MS : QUERY_MS;
    const timer = setTimeout(() => {
      run().catch((error: unknown) => {
        reportFailure(error, 'search');
        if (!isNewest) return;
        setView({ ...empty, words: query, failed: new Set(collections) });
        addEventListener('online', tryAgain);
      });
    }, wait);
    return () => {
      isNewest = false;
      clearTimeout(timer);
      removeEventListener('online', tryAgain);
    };
  }, [words, pillar, category, order, translations, limit, scope, isSearched, isWaiting, tries, collections]);

  return useMemo(() => ({ ...view, collections }), [view, collections]);
}
