import { engines, type Search } from './engines';

/** What the page asks of the worker: to open an engine, and then to answer queries. */
export type ToEngine = { engine: string; listing: string; query: string } | { queries: readonly string[] };

/** The end of the first search, or how long each query took, in milliseconds. */
export type FromEngine = 'first result' | readonly number[];

let search: Search = () => [];

async function open({ engine, listing, query }: Extract<ToEngine, { engine: string }>): Promise<void> {
  const response = await fetch(listing);
  search = engines[engine]?.open(await response.text()) ?? search;
  search(query);
}

addEventListener('message', ({ data }: MessageEvent<ToEngine>) => {
  const answer = (message: FromEngine) => postMessage(message);
  if ('engine' in data) {
    void open(data).then(() => answer('first result'));
    return;
  }
  answer(
    data.queries.map((query) => {
      const from = performance.now();
      search(query);
      return performance.now() - from;
    }),
  );
});
