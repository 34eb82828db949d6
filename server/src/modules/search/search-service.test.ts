import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { siteConfigSchema } from '@manna/shared/contracts';
import { integrityOf, listingNames } from '@manna/shared/domain';
import { childrenOf } from '../../testing/child-processes';
import { recordingLog } from '../../testing/recording-log';
import { bundledAssets } from '../../testing/test-assets';
import type { CompositionState } from '../composition/composition-state';
import { SearchService } from './search-service';

/** Answers as a pillar's worker does, with the beginning of each listing. */
const WORKER = `
  globalThis.addEventListener('message', async ({ data }) => {
    for (const collection of [...data.collections].reverse()) {
      const response = await fetch(origin + '/data/search/' + collection + '.listing');
      postMessage({ kind: 'state', collection, state: 'ready' });
      postMessage({ kind: 'results', id: data.id, collection, text: await response.text(), query: data.query, limit: data.limit });
    }
  });`;

const passed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let folder: string;
let services: SearchService[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(process.env['TEST_FOLDER'] ?? tmpdir(), 'search-'));
});

afterEach(async () => {
  for (const service of services) service.close();
  services = [];
  await rm(folder, { recursive: true, force: true });
});

interface Limits {
  deadlineMs?: number;
  hangMs?: number;
  idleMs?: number;
  pauseMs?: number;
  /** The only listings of the release. */
  listings?: readonly string[];
  /** What pillars declare as searched; all listings by default. */
  searched?: readonly string[];
}

async function searchWith(
  script: string,
  { listings = listingNames, searched = listingNames, ...limits }: Limits = {},
) {
  const file = path.join(folder, 'worker.js');
  await writeFile(file, script);
  for (const name of listings) await writeFile(path.join(folder, `${name}.listing`), `The ${name}`);
  const metadata = {
    routes: [{ id: 'search', path: '/search', query: [], files: [] }],
    pages: searched.map((id) => ({ id, path: `/${id}`, label: id, icon: 'search' })),
    extensions: { searchProviders: searched.map((id, order) => ({ id, page: id, order, label: id })) },
    extensionFiles: {},
  };
  const state = {
    resolved: { pillars: [{ name: 'finder', metadata }], slots: {} },
    workers: { finder: { file, integrity: await integrityOf(Buffer.from(script)) } },
  } as unknown as CompositionState;
  const { log, lines } = recordingLog();
  const service = new SearchService({
    program: bundledAssets().searcher,
    readable: [folder],
    site: siteConfigSchema.parse({}),
    composition: { current: () => state },
    files: {
      ofCurrent: async (name) => ({
        path: path.join(folder, path.basename(name)),
        digest: '',
        encoded: { br: undefined, gzip: undefined },
      }),
      verifiedSize: async ({ path: listing }) =>
        listings.includes(path.basename(listing, '.listing')) ? 1 : undefined,
    },
    log,
    deadlineMs: 8_000,
    ...limits,
  });
  services.push(service);
  return { service, lines, state };
}

/** The numbers of the search processes. */
async function searchers(): Promise<number[]> {
  const started = await childrenOf(process.pid);
  const commands = await Promise.all(started.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')));
  return started.filter((_, index) => commands[index]?.includes('search-worker'));
}

/** A process takes a moment to end. */
async function expectNoSearcher(): Promise<void> {
  for (let tries = 0; tries < 50 && (await searchers()).length > 0; tries += 1) await passed(50);
  expect(await searchers()).toEqual([]);
}

test('only the collections that pillars declare are searched, in their order', async () => {
  const { service } = await searchWith(WORKER, { searched: ['guests', 'dictionary', 'articles'] });
  const answers = (await service.search('seed', '{}')).map((json) => JSON.parse(json) as { collection: string });
  expect(answers.map(({ collection }) => collection)).toEqual(['dictionary', 'articles']);
});

test('a site whose pillars declare nothing that is searched finds nothing', async () => {
  const { service } = await searchWith(WORKER, { searched: [] });
  expect(await service.search('seed', '{}')).toEqual([]);
});

test('the worker of the search pillar searches the current listings, and its answers come in a fixed order', async () => {
  const { service } = await searchWith(WORKER);
  const answers = (await service.search('seed', '{"limit":12}')).map((json) => JSON.parse(json) as unknown);
  expect(answers).toEqual(
    listingNames.map((collection) => ({
      kind: 'results',
      id: 1,
      collection,
      text: `The ${collection}`,
      query: 'seed',
      limit: 12,
    })),
  );
});

test.each([
  ['before its results', `post(); results();`],
  ['behind its results, after it has thought about it', `results(); Promise.resolve().then(think).then(post);`],
])('a suggestion that the worker posts %s comes behind them, and only for its own query', async (_when, order) => {
  const script = `
    globalThis.addEventListener('message', ({ data: { id, query } }) => {
      const think = () => { const end = Date.now() + 100; while (Date.now() < end); };
      const post = () => query.startsWith('mis') && postMessage({ kind: 'suggestion', id, query: 'meant ' + id });
      const results = () => {
        for (const collection of ${JSON.stringify(listingNames)}) postMessage({ kind: 'results', id, collection });
      };
      ${order}
    });`;
  const { service } = await searchWith(script);
  const [misspelt, known] = await Promise.all(['misspelt', 'known'].map((query) => service.search(query, '{}')));
  expect(misspelt?.slice(0, -1).map((json) => (JSON.parse(json) as { collection: string }).collection)).toEqual(
    listingNames,
  );
  expect(JSON.parse(misspelt?.at(-1) ?? '')).toEqual({ kind: 'suggestion', id: 1, query: 'meant 1' });
  expect(known).toHaveLength(listingNames.length);
});

test('searches at the same time get their own answers from one process', async () => {
  const { service } = await searchWith(WORKER);
  const found = await Promise.all(['one', 'two', 'three'].map((query) => service.search(query, '{}')));
  expect(found.map(([first = '']) => (JSON.parse(first) as { query: string }).query)).toEqual(['one', 'two', 'three']);
  expect(await searchers()).toHaveLength(1);
});

test('the process ends when nobody searches, and the next search starts another', async () => {
  const { service } = await searchWith(WORKER, { idleMs: 100 });
  await service.search('one', '{}');
  await expectNoSearcher();
  expect(await service.search('two', '{}')).toHaveLength(listingNames.length);
});

test('a process that never answers is ended, and another one searches after a pause', async () => {
  const looping = `${WORKER}; globalThis.addEventListener('message', ({ data }) => { if (data.query === 'loop') for (;;); });`;
  const { service, lines } = await searchWith(looping, { deadlineMs: 1_500, hangMs: 2_000, pauseMs: 100 });
  await service.search('warm', '{}');
  await expect(service.search('loop', '{}')).rejects.toThrow('Search is not available now');
  await expectNoSearcher();
  expect(lines.map(({ msg }) => msg)).toEqual(['a search for a page failed']);
  await passed(150);
  expect(await service.search('again', '{}')).toHaveLength(listingNames.length);
});

test('more searches than may wait are refused at once', async () => {
  const { service } = await searchWith(WORKER);
  const results = await Promise.allSettled(Array.from({ length: 40 }, (_, index) => service.search(`${index}`, '{}')));
  const refused = results.filter(({ status }) => status === 'rejected').length;
  expect(refused).toBe(40 - 12);
});

test.each([
  ['ends its process', 'throw new Error("broken");', {}],
  ['has other bytes than its pin', WORKER, { isChanged: true }],
])(
  'a script that %s is not tried again for a while',
  async (_what, script, { isChanged = false }: { isChanged?: boolean }) => {
    const { service, lines } = await searchWith(script);
    if (isChanged) await writeFile(path.join(folder, 'worker.js'), 'postMessage(1);');
    await expect(service.search('one', '{}')).rejects.toThrow('Search is not available now');
    await expect(service.search('two', '{}')).rejects.toThrow('Search is not available now');
    expect(lines).toHaveLength(1);
    await expectNoSearcher();
  },
);

test('without one of the listings nothing is searched, so that no page says that there is nothing', async () => {
  const { service } = await searchWith(WORKER, { listings: ['bible'] });
  await expect(service.search('one', '{}')).rejects.toThrow('Search is not available now');
});

test.each(['strongs', 'relations'])(
  'the script gets the listing %s if the release has it, and is told if not',
  async (name) => {
    const script = WORKER.replaceAll("collection + '.listing'", `'${name}.listing'`).replace(
      'await response.text()',
      'response.status + await response.text()',
    );
    const textsOf = async (listings: readonly string[]) => {
      const { service } = await searchWith(script, { listings });
      const answers = await service.search('H430', '{}');
      return new Set(answers.map((json) => (JSON.parse(json) as { text: string }).text));
    };
    expect(await textsOf([...listingNames, name])).toEqual(new Set([`200The ${name}`]));
    expect(await textsOf(listingNames)).toEqual(new Set(['404']));
  },
);

test('the script gets no file but the listings, and no process', async () => {
  const curious = `
    globalThis.addEventListener('message', async ({ data }) => {
      const { status } = await fetch(origin + '/data/search/../../etc/passwd');
      const seen = [status, typeof process.exit, typeof require].join(' ');
      for (const collection of ${JSON.stringify(listingNames)}) postMessage({ kind: 'results', id: data.id, collection, seen });
    });`;
  const { service } = await searchWith(curious);
  const [first = ''] = await service.search('one', '{}');
  expect(JSON.parse(first)).toMatchObject({ seen: '404 undefined undefined' });
});
