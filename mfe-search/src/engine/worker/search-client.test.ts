import { formatEntryListing, listingNames } from '@manna/shared/domain';
import { SearchSite } from '../../testing/search-site';
import { responseSchema, type CollectionResults, type SearchFault } from './protocol';
import { searchClient, type AskedSearch, type SearchClient } from './search-client';

let site: SearchSite;
let client: SearchClient;
let states: string[];
let faults: SearchFault[];

beforeEach(async () => {
  site = new SearchSite();
  await site.listen();
  states = [];
  faults = [];
  client = searchClient({
    startWorker: site.startWorker,
    onState: (collection, state) => states.push(`${collection} ${state}`),
    onFault: (fault) => faults.push(fault),
  });
});

afterEach(async () => {
  client.close();
  await site.close();
});

/** Searches and waits for the results of every collection. */
const search = (query: string, limit = 10, focus?: AskedSearch['focus']) =>
  new Promise<CollectionResults[]>((resolve) => {
    const all: CollectionResults[] = [];
    client.search({ query, limit, ...(focus && { focus }) }, (results) => {
      all.push(results);
      if (all.length === listingNames.length) resolve(all);
    });
  });

async function until(isDone: () => boolean): Promise<void> {
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 10));
}

const idsOf = (all: readonly CollectionResults[]) => all.flatMap(({ results }) => results.map(({ id }) => id));

test('a query searches the collections in order, and each is first pending and then ready', async () => {
  const all = await search('earth');
  expect(all.map(({ collection }) => collection)).toEqual([
    'bible',
    'encyclopedia',
    'articles',
    'resources',
    'dictionary',
  ]);
  expect(states).toEqual(listingNames.flatMap((name) => [`${name} pending`, `${name} ready`]));
  expect(idsOf(all)).toEqual(['Gen.1.2', 'encyclopedia-1', 'articles-1', 'resources-1', 'dictionary-1']);
  expect(faults).toEqual([]);
});

test('a result has its text with what was found, and what the listing stores', async () => {
  const [bible, encyclopedia] = await search('erth');
  expect(bible?.results[0]?.fields).toEqual({
    text: [{ text: 'And the earth was without form', marks: [{ start: 8, end: 13 }], isStart: true, isEnd: true }],
  });
  expect(encyclopedia).toMatchObject({
    total: 1,
    isCut: false,
    results: [
      {
        document: 0,
        stored: { slug: 'encyclopedia-1', category: 'people' },
        fields: { name: [{ text: 'Earth', marks: [{ start: 0, end: 5 }], isStart: true, isEnd: true }], aliases: [] },
      },
    ],
  });
});

test('the results of one group can be wanted, and the numbers of all groups stay', async () => {
  const [bible, encyclopedia] = await search('heaven earth in', 0, { collection: 'bible', limit: 5, group: 'Exod' });
  expect(bible).toMatchObject({ total: 2, groups: { Gen: 2 }, results: [] });
  expect(encyclopedia).toMatchObject({ total: 2, groups: { people: 2 }, results: [] });
});

test('a listing is downloaded once, and from then on it is there without a network', async () => {
  await search('earth');
  await search('heaven');
  expect(site.requests).toEqual([...listingNames]);
  client.close();
  await site.stop();
  client = searchClient({ startWorker: site.startWorker, onFault: (fault) => faults.push(fault) });
  expect(idsOf(await search('heaven'))).toHaveLength(4);
  expect(faults).toEqual([]);
});

test('a stored listing is downloaded again only if its hash has changed', async () => {
  const visit = async () => {
    client.close();
    client = searchClient({ startWorker: site.startWorker, onFault: (fault) => faults.push(fault) });
    site.requests.length = 0;
    site.sent.length = 0;
    const found = idsOf(await search('earth'));
    await until(() => site.requests.length === listingNames.length);
    return found;
  };
  await search('earth');
  expect(site.sent).toEqual([...listingNames]);
  expect(await visit()).toHaveLength(5);
  expect(site.sent).toEqual([]);
  const empty = formatEntryListing('articles', []);
  site.responses.set('articles', { status: 200, text: empty });
  // What is stored is searched; the newer listing is for the next visit.
  expect(await visit()).toHaveLength(5);
  expect(site.sent).toEqual(['articles']);
  await until(() => [...site.cache.texts.values()].includes(empty));
  expect(await visit()).toHaveLength(4);
  expect(site.sent).toEqual([]);
});

test('a newer query cancels the older one', async () => {
  const older: string[] = [];
  client.search({ query: 'earth', limit: 10 }, ({ collection }) => older.push(collection));
  const all = await search('heaven');
  expect(older).toEqual([]);
  expect(idsOf(all)).toEqual(['encyclopedia-2', 'articles-2', 'resources-2', 'dictionary-2']);
});

test('a misspelt query is suggested after the first results, and before the results once the collections are open', async () => {
  const events = (query: string) =>
    new Promise<string[]>((resolve) => {
      const order: string[] = [];
      const add = (event: string) => {
        order.push(event);
        if (order.length === listingNames.length + 1) resolve(order);
      };
      client.search(
        { query, limit: 10 },
        ({ collection }) => add(collection),
        (suggestion) => add(`${suggestion}?`),
      );
    });
  expect(await events('haeven in teh begining')).toEqual([...listingNames, 'heaven in the beginning?']);
  expect(await events('withuot')).toEqual(['without?', ...listingNames]);
});

test('nothing is suggested for words that exist, and nothing that would find nothing', async () => {
  const suggestions: string[] = [];
  for (const query of ['earth', 'heaven', '"beginning begining"'])
    await new Promise<void>((resolve) => {
      let missing = listingNames.length;
      client.search(
        { query, limit: 10 },
        () => {
          missing -= 1;
          // What comes after the last results would come with the next messages.
          if (missing === 0) setTimeout(resolve, 50);
        },
        (suggestion) => suggestions.push(suggestion),
      );
    });
  expect(suggestions).toEqual([]);
});

test('a query without words has no results, and a query that is too long says that it was cut', async () => {
  expect((await search('  ')).map(({ total }) => total)).toEqual([0, 0, 0, 0, 0]);
  expect((await search('earth '.repeat(20_000))).map(({ isCut, total }) => [isCut, total])).toEqual([
    [true, 1],
    [true, 1],
    [true, 1],
    [true, 1],
    [true, 1],
  ]);
});

test('a collection that cannot be downloaded is in the error state, has no results, and does not stop the others', async () => {
  site.responses.set('articles', { status: 503, text: 'busy' });
  const all = await search('earth');
  expect(idsOf(all)).toEqual(['Gen.1.2', 'encyclopedia-1', 'resources-1', 'dictionary-1']);
  expect(states).toContain('articles error');
  expect(faults).toEqual([{ kind: 'fault', collection: 'articles', message: 'Failed to fetch search data: 503' }]);
  faults.length = 0;
  expect((await search('heaven'))[2]).toMatchObject({ collection: 'articles', total: 0, results: [] });
  expect(faults).toEqual([
    {
      kind: 'fault',
      collection: 'articles',
      message: 'Searched while the collection is in the error state',
      query: 'heaven',
    },
  ]);
});

test('when the network is back, a collection that failed is downloaded again and the query gets its results', async () => {
  site.responses.set('articles', { status: 503, text: 'busy' });
  const articles = new Promise<CollectionResults>((resolve) => {
    client.search({ query: 'earth', limit: 10 }, (found) => {
      if (found.collection === 'articles' && found.total > 0) resolve(found);
      if (found.collection !== 'dictionary') return;
      site.responses.delete('articles');
      client.retry();
    });
  });
  expect(await articles).toMatchObject({ total: 1, results: [{ id: 'articles-1' }] });
  expect(states.slice(-2)).toEqual(['articles pending', 'articles ready']);
  expect(site.requests.filter((name) => name === 'articles')).toHaveLength(2);
});

test.each([
  ['foreign', '<!doctype html>', 'This is not a search listing of a known version.'],
  [
    'cut off',
    '{"listing":2,"name":"articles","fields":["name"],"documents":1,"stored":{}}\n[]\n',
    'The listing articles is incomplete.',
  ],
])('a listing that is %s puts its collection in the error state, and is not stored', async (_, text, message) => {
  site.responses.set('articles', { status: 200, text });
  await search('earth');
  expect(faults).toEqual([{ kind: 'fault', collection: 'articles', message }]);
  expect([...site.cache.texts.keys()].some((url) => url.endsWith('articles.listing'))).toBe(false);
});

test('a stored listing that cannot be read is replaced by a download', async () => {
  await search('earth');
  client.close();
  for (const url of site.cache.texts.keys()) site.cache.texts.set(url, 'half a list');
  client = searchClient({ startWorker: site.startWorker, onFault: (fault) => faults.push(fault) });
  expect(idsOf(await search('earth'))).toHaveLength(5);
  expect(faults).toEqual([]);
});

test('search works on a device that has no room', async () => {
  site.cache.isFull = true;
  expect(idsOf(await search('earth'))).toHaveLength(5);
  expect(faults).toEqual([]);
});

test('a worker that dies is started once more and searches again', async () => {
  const all = search('earth');
  site.workers[0]?.die();
  expect(idsOf(await all)).toHaveLength(5);
  expect(site.workers).toHaveLength(2);
  expect(faults.map(({ message, query }) => `${message}: ${query}`)).toContain('The search worker died: earth');
});

test('when the worker dies again, every collection is in the error state and every query has no results', async () => {
  const all = search('earth');
  site.workers[0]?.die();
  site.workers[1]?.die();
  expect(idsOf(await all)).toEqual([]);
  expect(states.slice(-5)).toEqual(listingNames.map((name) => `${name} error`));
  expect(idsOf(await search('heaven'))).toEqual([]);
  expect(site.workers).toHaveLength(2);
});

test('a search that was given up is repeated when it is tried again', async () => {
  const delivered: CollectionResults[] = [];
  const isRepeated = new Promise<void>((resolve) => {
    client.search({ query: 'earth', limit: 10 }, (results) => {
      if (delivered.push(results) === 2 * listingNames.length) resolve();
    });
  });
  site.workers[0]?.die();
  site.workers[1]?.die();
  expect(delivered.map(({ total }) => total)).toEqual([0, 0, 0, 0, 0]);
  client.retry();
  await isRepeated;
  expect(idsOf(delivered)).toHaveLength(5);
  const ready = listingNames.map((name) => `${name} ready`);
  expect(states.slice(-10).filter((state) => state.endsWith('ready'))).toEqual(ready);
  expect(site.workers).toHaveLength(3);
});

test('if a worker cannot be started, every query has no results', async () => {
  client = searchClient({
    startWorker: () => {
      throw new Error('Workers are forbidden.');
    },
    onState: (collection, state) => states.push(`${collection} ${state}`),
  });
  expect(idsOf(await search('earth'))).toEqual([]);
  expect(states).toEqual(listingNames.map((name) => `${name} error`));
});

test('messages that are not of this protocol are ignored', async () => {
  const worker = site.startWorker();
  for (const message of [null, 'search', { kind: 'search', id: 'x' }, { kind: 'other' }]) worker.postMessage(message);
  expect(idsOf(await search('earth'))).toHaveLength(5);
});

test('the worker searches no further for a query after a newer one has arrived', async () => {
  const worker = site.startWorker();
  const searched: number[] = [];
  const isDone = new Promise<void>((resolve) => {
    worker.addEventListener('message', ({ data }) => {
      const response = responseSchema.parse(data);
      if (response.kind === 'results') searched.push(response.id);
      if (searched.length === listingNames.length) resolve();
    });
  });
  for (const id of [1, 2]) worker.postMessage({ kind: 'search', id, query: 'earth', limit: 10 });
  await isDone;
  expect(searched).toEqual([2, 2, 2, 2, 2]);
});
