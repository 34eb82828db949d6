import type { ListingFile } from '@manna/shared/domain';
import type { MessageTarget } from '../engine/worker/protocol';
import type { SearchWorker } from '../engine/worker/search-client';
import { serveSearch } from '../engine/worker/serve-search';

/** Two ends that send each other copies of messages, later, as a worker and its page do. */
function channel(): [MessageTarget, MessageTarget] {
  const listeners: ((event: { data: unknown }) => void)[][] = [[], []];
  const end = (own: number): MessageTarget => ({
    postMessage(message) {
      const data: unknown = JSON.parse(JSON.stringify(message));
      setTimeout(() => listeners[1 - own]?.forEach((listener) => listener({ data })), 0);
    },
    addEventListener(type: string, listener) {
      if (type === 'message') listeners[own]?.push(listener);
    },
  });
  return [end(0), end(1)];
}

/**
 * What the worker of a page does, in this thread, with nothing stored.
 *
 * @param textOf returns the text of a listing; an Error that it throws is that of the download
 */
export function workerInThread(textOf: (name: ListingFile) => string): SearchWorker & MessageTarget {
  const [page, inside] = channel();
  serveSearch(inside, {
    stored: async () => undefined,
    renew: async () => undefined,
    forget: async () => undefined,
    download: async (name) => textOf(name),
  });
  return { ...page, terminate: () => undefined } as SearchWorker & MessageTarget;
}
