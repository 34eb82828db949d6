import { listingNames } from '@manna/shared/domain';
import { searchClient, type SearchWorker } from '../../engine/worker/search-client';
import { serveSearch } from '../../engine/worker/serve-search';
import type { MessageTarget } from '../../engine/worker/protocol';
import { builtListing } from './built-listings';
import { answerId } from './judged-documents';
import { LIMIT, type JudgedSearch } from './relevance';

type Listener = Parameters<MessageTarget['addEventListener']>[1];

/** Runs serveSearch in this thread, so that what is measured is what the worker of a page does. */
function startWorker(): SearchWorker {
  const toPage: Listener[] = [];
  const toWorker: Listener[] = [];
  serveSearch(
    {
      postMessage: (data) => toPage.forEach((listener) => listener({ data })),
      addEventListener: (_, listener) => toWorker.push(listener),
    },
    {
      stored: async () => undefined,
      forget: async () => undefined,
      download: async (name) => builtListing(name),
    },
  );
  return {
    postMessage: (data) => toWorker.forEach((listener) => listener({ data })),
    addEventListener: (type: string, listener: Listener) => {
      if (type === 'message') toPage.push(listener);
    },
    terminate: () => undefined,
  };
}

/** The site's own search over the built listings. A search rejects if a collection cannot be searched. */
export function ourSearch(): JudgedSearch {
  let fail: (error: Error) => void = () => undefined;
  const client = searchClient({
    startWorker,
    onFault: ({ collection, message }) => fail(new Error(`${collection}: ${message}`)),
  });
  return (query) =>
    new Promise((resolve, reject) => {
      fail = reject;
      const lists: (readonly string[])[] = [];
      client.search({ query, limit: LIMIT }, ({ results }) => {
        lists.push(results.map(({ id, stored }) => answerId(id, stored)));
        if (lists.length === listingNames.length) resolve(lists);
      });
    });
}
