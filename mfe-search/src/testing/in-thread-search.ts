import { act } from '@testing-library/react';
import {
  formatBibleListing,
  formatEntryListing,
  listingNames,
  type ExtraListing,
  type ListedEntry,
  type ListedTranslation,
  type ListingFile,
  type ListingName,
} from '@manna/shared/domain';
import type { MessageTarget } from '../engine/worker/protocol';
import { searchClient } from '../engine/worker/search-client';
import { makeSearchWith } from '../search/search-service';
import { workerInThread } from './worker-in-thread';

export interface SmallSite {
  /** Verses by the OSIS id of their chapter. */
  bible?: Readonly<Record<string, readonly string[]>>;
  entries?: Readonly<Partial<Record<Exclude<ListingName, 'bible'>, readonly ListedEntry[]>>>;
  /** The texts of listings that only some queries need. */
  extra?: Readonly<Partial<Record<ExtraListing, string>>>;
  /** What the listing of the Bible says of translations. */
  translations?: readonly ListedTranslation[];
  /** Listings that cannot be downloaded. */
  missing?: readonly ListingFile[];
}

const isCollection = (name: ListingFile): name is ListingName => listingNames.some((each) => each === name);

/** A worker in the test's own thread, over the listings of a small site. */
export function startInThread({
  bible = {},
  entries = {},
  extra = {},
  translations,
  missing = [],
}: SmallSite): ReturnType<typeof workerInThread> {
  const texts: Readonly<Partial<Record<ListingFile, string>>> = {
    ...extra,
    bible: formatBibleListing(
      Object.entries(bible).map(([osisId, verses]) => ({ osisId, verses })),
      translations,
    ),
  };
  const textOf = (name: ListingFile) =>
    isCollection(name) && name !== 'bible' ? formatEntryListing(name, entries[name] ?? []) : texts[name];
  return workerInThread((name) => {
    const text = missing.includes(name) ? undefined : textOf(name);
    if (text === undefined) throw new Error('Failed to fetch search data: 503');
    return text;
  });
}

/** Messages of a worker come when they want, so React must be told that the test waits for what they change. */
function workerOfPage(site: SmallSite): ReturnType<typeof startInThread> {
  const worker = startInThread(site);
  const addEventListener: MessageTarget['addEventListener'] = (type, listener) =>
    worker.addEventListener(type, (event) => act(() => listener(event)));
  return { ...worker, addEventListener } as ReturnType<typeof startInThread>;
}

/**
 * Makes searches of this test run in its own thread, over the listings of a small site. Returns the messages that the page
 * posts to the worker, as they come.
 */
export function searchSmallSite(site: SmallSite): readonly unknown[] {
  const posted: unknown[] = [];
  makeSearchWith(async (options) =>
    searchClient({
      ...options,
      startWorker: () => {
        const worker = workerOfPage(site);
        const postMessage: MessageTarget['postMessage'] = (message) => {
          posted.push(message);
          worker.postMessage(message);
        };
        return { ...worker, postMessage };
      },
    }),
  );
  return posted;
}

/** The gateway's answer to the query Search: runs the worker as the gateway does. */
export const answerOfGateway =
  (site: SmallSite) =>
  ({ query, options, scope }: Record<string, unknown>): Promise<{ search: string[] }> =>
    new Promise((resolve) => {
      const worker = startInThread(site);
      const search: string[] = [];
      let results = 0;
      worker.addEventListener('message', ({ data }) => {
        const { kind } = data as { kind: string };
        if (kind === 'results' || kind === 'suggestion') search.push(JSON.stringify(data));
        if (kind !== 'results') return;
        results += 1;
        // A suggestion follows the last results at once.
        if (results === listingNames.length) setTimeout(() => resolve({ search }), 0);
      });
      const limits = Array.isArray(scope) ? { scope: JSON.parse(scope.join('')) as unknown } : {};
      worker.postMessage({ ...(JSON.parse(String(options)) as object), ...limits, kind: 'search', id: 1, query });
    });
