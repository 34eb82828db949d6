import { listingNames } from '@manna/shared/domain';
import { searchClient } from '../../engine/worker/search-client';
import { workerInThread } from '../worker-in-thread';
import { builtListing } from './built-listings';
import { answerId } from './judged-documents';
import { LIMIT, type JudgedSearch } from './relevance';

/** The site's own search over the built listings. A search rejects if a collection cannot be searched. */
export function ourSearch(): JudgedSearch {
  let fail: (error: Error) => void = () => undefined;
  const client = searchClient({
    startWorker: () => workerInThread(builtListing),
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
