import { useEffect, useMemo, useRef, useState } from 'react';
import type { ListingName } from '@manna/shared/domain';
import { reportFailure } from '@manna/shared/runtime';
import type { SearchScope } from '../engine/scope';
import type { CollectionResults } from '../engine/worker/protocol';
import type { AskedSearch } from '../engine/worker/search-client';
import { PaintedTasks } from './painted-tasks';
import { hasSearch, type SearchAddress } from './search-address';
import { onCollectionState, openSearch, retrySearch } from './search-service';
import { useSearchedCollections } from './searched-collections';

/** Waits before a search, in milliseconds: for the reader to stop typing; after another filter; when the page has just opened. */
const QUERY_MS = 300;
const FILTER_MS = 100;
const HYDRATED_MS = 50;
/**
 * The worker is asked this long before the results of other words are shown, because it needs a part of it, and the reader
 * has most often stopped typing by then.
 */
const AHEAD_MS = 150;

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
  /** Tries again to load them. */
  readonly retry: () => void;
}

const none: ReadonlySet<ListingName> = new Set();
/** What a search has found, without what is searched. */
type Found = Omit<SearchView, 'collections' | 'retry'>;

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

/** How many results all collections together have. */
export const totalOf = (found: SearchView['found']): number =>
  Object.values(found).reduce((sum, { total }) => sum + total, 0);

/** What the server has found for a page, which the browser shows until it has searched itself. */
export type FoundBefore = Pick<SearchView, 'words' | 'found'>;

/** What the worker is asked for. `limit` is how many results of the chosen pillar are wanted, `skip` how many are there. */
export function askedFor(
  { words, pillar, category, order, translations }: SearchAddress,
  { limit, scope, skip }: { limit: number; scope?: SearchScope | undefined; skip?: number },
): AskedSearch {
  const focus = pillar && {
    collection: pillar,
    limit,
    ...(category !== undefined && { group: category }),
    ...(skip && { skip }),
  };
  return {
    query: words.trim(),
    limit: LONGEST_PREVIEW,
    ...(focus && { focus }),
    ...(scope && { scope }),
    ...(order && { order }),
    ...(translations && { translations }),
  };
}

/** What was searched for. */
interface Searched {
  readonly query: string;
  /** All of the search but how many results are wanted. */
  readonly key: string;
  readonly scope: SearchScope | undefined;
  /** How many results of the chosen pillar are there. */
  count: number;
}

/** Whether only more results of the same search are wanted. */
const isGrowth = (last: Searched | undefined, next: Searched): last is Searched =>
  last !== undefined && last.count > 0 && last.key === next.key && last.scope === next.scope;

function waitOf(last: Searched | undefined, next: Searched): number {
  if (!last) return HYDRATED_MS;
  if (last.query !== next.query) return QUERY_MS;
  // A list that grows has waited already.
  return isGrowth(last, next) ? 0 : FILTER_MS;
}

/** Results with those before them that were not sent again. */
const withFormer = (now: CollectionResults | undefined, next: CollectionResults): CollectionResults =>
  next.skipped === undefined || !now
    ? next
    : { ...next, results: [...now.results.slice(0, next.skipped), ...next.results] };

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
  /** How often the search was begun again because the network is back, or the reader wants it. */
  const [tries, setTries] = useState(0);
  /** The last search; undefined before the first. */
  const searched = useRef<Searched>(undefined);

  useEffect(
    () => onCollectionState((collection, state) => setView((now) => withState(now, collection, state === 'error'))),
    [],
  );

  useEffect(() => {
    const query = words.trim();
    const looked: SearchAddress = {
      words,
      ...(pillar && { pillar }),
      ...(category !== undefined && { category }),
      ...(order && { order }),
      ...(translations && { translations }),
    };
    const last = searched.current;
    const search: Searched = { query, key: JSON.stringify({ ...looked, words: query }), scope, count: 0 };
    if (!isSearched) searched.current = search;
    if (!isSearched || isWaiting) return undefined;
    // Results of several translations are merged again.
    const skip = isGrowth(last, search) && !translations ? last.count : 0;
    const wanted = skip > 0 && pillar ? [pillar] : collections;
    let isNewest = true;
    const tryAgain = () => setTries((before) => before + 1);
    const painted = new PaintedTasks();
    const begin = () => {
      searched.current = search;
      const suggestion = skip > 0 ? {} : { suggestion: undefined };
      setView((now) => ({ ...now, words: query, loading: new Set(wanted), ...suggestion }));
      painted.begin();
    };
    const show = (results: CollectionResults) => {
      if (!isNewest) return;
      const { collection } = results;
      if (collection === pillar) search.count = results.results.length + (results.skipped ?? 0);
      setView((now) => ({
        ...now,
        found: { ...now.found, [collection]: withFormer(now.found[collection], results) },
        loading: without(now.loading, collection),
      }));
    };
    const suggest = (meant: string) => {
      // One collection alone does not know which words are misspelt.
      if (isNewest && skip === 0) setView((now) => ({ ...now, suggestion: meant }));
    };
    const fail = () => {
      if (!isNewest) return;
      setView({ ...empty, words: query, failed: new Set(collections) });
      addEventListener('online', tryAgain);
    };
    const ask = async () => {
      const client = await openSearch();
      if (!isNewest) return;
      client.search(
        { ...askedFor(looked, { limit, scope, skip }), collections: wanted },
        (results) => painted.add(() => show(results)),
        (meant) => painted.add(() => suggest(meant)),
      );
    };
    const wait = waitOf(last, search);
    const begun = setTimeout(begin, wait);
    const asked = setTimeout(
      () => {
        ask().catch((error: unknown) => {
          reportFailure(error, 'search');
          painted.add(fail);
        });
      },
      wait === QUERY_MS ? wait - AHEAD_MS : wait,
    );
    return () => {
      isNewest = false;
      clearTimeout(begun);
      clearTimeout(asked);
      removeEventListener('online', tryAgain);
    };
  }, [words, pillar, category, order, translations, limit, scope, isSearched, isWaiting, tries, collections]);

  return useMemo(() => {
    const retry = () => void retrySearch().then(() => setTries((before) => before + 1));
    return { ...view, collections, retry };
  }, [view, collections]);
}
