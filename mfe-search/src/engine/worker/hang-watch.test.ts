import { Worker } from 'node:worker_threads';
import { formatBibleListing, listingNames } from '@manna/shared/domain';
import { SearchSite } from '../../testing/search-site';
import type { Patience } from './hang-watch';
import type { CollectionResults, SearchFault } from './protocol';
import { searchClient, type SearchClient, type SearchWorker } from './search-client';

/** Far less than a slow phone gets. */
const patience: Patience = { pingEvery: 50, start: 2_000, silence: 300 };

let site: SearchSite;
let client: SearchClient | undefined;
let states: string[];
let faults: SearchFault[];
let started = 0;

beforeEach(async () => {
  site = new SearchSite();
  await site.listen();
  states = [];
  faults = [];
  started = 0;
});

afterEach(async () => {
  client?.close();
  await site.close();
});

/** Starts the given workers one after the other. */
function open(...workers: readonly (() => SearchWorker)[]): void {
  client = searchClient({
    startWorker: () => {
      started += 1;
      const start = workers[started - 1];
      if (!start) throw new Error('The client started more workers than expected.');
      return start();
    },
    onState: (collection, state) => states.push(`${collection} ${state}`),
    onFault: (fault) => faults.push(fault),
    patience,
  });
}

const search = (query: string) =>
  new Promise<CollectionResults[]>((resolve) => {
    const all: CollectionResults[] = [];
    client?.search({ query, limit: 10 }, (results) => {
      all.push(results);
      if (all.length === listingNames.length) resolve(all);
    });
  });
const found = (all: readonly CollectionResults[]) => all.filter(({ total }) => total > 0).length;

/** A thread that runs a program, and whether it still runs. */
const threads: { isRunning: boolean }[] = [];
function threadOf(program: string): SearchWorker {
  const thread = new Worker(`const { parentPort: page } = require('node:worker_threads');${program}`, { eval: true });
  const state = { isRunning: true };
  threads.push(state);
  thread.on('exit', () => (state.isRunning = false));
  return {
    postMessage: (message) => thread.postMessage(message),
    addEventListener: (type: string, listener: (event: { data: unknown }) => void) => {
      if (type === 'message') thread.on('message', (data: unknown) => listener({ data }));
    },
    terminate: () => void thread.terminate(),
  };
}
/** It responds to the first message with a state, and computes for ever from then on. */
const endlessLoop = () =>
  threadOf(
    "page.on('message', () => { page.postMessage({ kind: 'state', collection: 'bible', state: 'pending' }); for (;;); });",
  );
/** Its script never ends, so it receives nothing. */
const endlessStart = () => threadOf('for (;;);');
/** Its messages arrive, and it responds to none of them. */
const silent = () => threadOf("page.on('message', () => undefined);");

test.each([
  ['computes for ever', endlessLoop],
  ['never starts', endlessStart],
  ['responds to nothing', silent],
])('a worker that %s is ended, and another one searches again', async (_, hanging) => {
  open(hanging, site.startWorker);
  expect(found(await search('earth'))).toBe(listingNames.length);
  expect(started).toBe(2);
  expect(faults.map(({ message, query }) => `${message}: ${query}`)).toEqual(
    listingNames.map(() => 'The search worker hangs: earth'),
  );
  // A thread that is ended takes a moment to exit.
  while (threads.some(({ isRunning }) => isRunning)) await new Promise((resolve) => setTimeout(resolve, 5));
});

test('when the worker hangs again, every collection is in the error state and every query has no results', async () => {
  open(endlessLoop, silent);
  expect(found(await search('earth'))).toBe(0);
  expect(states.slice(-listingNames.length)).toEqual(listingNames.map((name) => `${name} error`));
  expect(found(await search('heaven'))).toBe(0);
  expect(started).toBe(2);
});

test('a worker that hangs after its first results is replaced while the next query waits', async () => {
  const results = listingNames.map((collection) => ({
    kind: 'results',
    id: 1,
    collection,
    total: 0,
    groups: {},
    results: [],
    isCut: false,
  }));
  const once = `page.once('message', () => { ${JSON.stringify(results)}.forEach((each) => page.postMessage(each)); setTimeout(() => { for (;;); }, 10); });`;
  open(() => threadOf(once), site.startWorker);
  expect(found(await search('earth'))).toBe(0);
  expect(found(await search('heaven'))).toBe(4);
  expect(started).toBe(2);
});

test('a worker whose listing takes longer to download than it may be silent is waited for', async () => {
  const text = formatBibleListing([{ osisId: 'Gen.1', verses: ['And the earth was without form'] }]);
  site.responses.set('bible', { status: 200, text, afterMs: 4 * patience.silence });
  open(site.startWorker);
  expect(found(await search('earth'))).toBe(listingNames.length);
  expect([started, faults]).toEqual([1, []]);
});

test('a worker that owes no results is not asked whether it is there', async () => {
  const messages: unknown[] = [];
  open(() => {
    const worker = site.startWorker();
    return {
      ...worker,
      postMessage: (message) => {
        messages.push(message);
        worker.postMessage(message);
      },
    };
  });
  await search('earth');
  // A slow machine may have asked while the results were owed.
  expect(messages[0]).toEqual({ kind: 'search', id: 1, query: 'earth', limit: 10 });
  messages.length = 0;
  await new Promise((resolve) => setTimeout(resolve, 2 * patience.silence));
  expect(messages).toEqual([]);
  expect(started).toBe(1);
});
