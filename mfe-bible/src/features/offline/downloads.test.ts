/** @jest-environment node */
import { downloadedTranslations, downloadTranslation, removeDownload, type DownloadedAmount } from './downloads';
import type { DownloadDescription } from './translation-parts';

const kjv: DownloadDescription = {
  slug: 'kjv',
  name: 'King James Version',
  shortName: 'KJV',
  language: 'en',
  direction: 'ltr',
  licence: 'Public domain.',
  isDefault: true,
};

/** The browser's caches, with room for this many parts. */
function openCaches(room = Infinity) {
  const stores = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return Promise.resolve({
      keys: () => Promise.resolve([...store.keys()]),
      match: (key: string) => Promise.resolve(store.get(key)?.clone()),
      async put(key: string, response: Response) {
        // One more entry is the description of the translation.
        if (store.size > room) throw new DOMException('full', 'QuotaExceededError');
        store.set(key, response);
      },
    });
  };
  return { open, keys: async () => [...stores.keys()], delete: async (name: string) => stores.delete(name) };
}

interface Asked {
  osisIds: string[];
  translation: string;
}

/** A gateway that returns one word for each chapter, unless `spoil` returns another response. */
function serve(spoil: (asked: Asked, count: number) => unknown = () => undefined) {
  const asked: Asked[] = [];
  globalThis.fetch = async (address, init) => {
    const url = new URL(address as string, 'https://site.example');
    const variables = JSON.parse(url.searchParams.get('variables') ?? '') as Asked;
    init?.signal?.throwIfAborted();
    asked.push(variables);
    const chapters = variables.osisIds.map((osisId) => ({
      osisId,
      title: osisId,
      translations: [{ content: 'word', styling: [] }],
    }));
    return Response.json(spoil(variables, asked.length) ?? { data: { chapters } });
  };
  return asked;
}

const download = (
  signal = new AbortController().signal,
  onProgress: (amount: DownloadedAmount) => void = () => undefined,
) => downloadTranslation(kjv, { signal, onProgress });

const realFetch = globalThis.fetch;
beforeEach(() => {
  // Node does not have this API.
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: {} });
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: openCaches() });
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

test('a download stores all 1,189 chapters, and reports them as they arrive', async () => {
  const asked = serve();
  const progress: number[] = [];
  expect(await download(undefined, ({ chapters }) => progress.push(chapters))).toBe('whole');
  expect(asked).toHaveLength(70);
  expect(progress).toHaveLength(70);
  expect(progress.at(-1)).toBe(1189);
  const [downloaded] = await downloadedTranslations();
  expect(downloaded).toMatchObject({ slug: 'kjv', name: 'King James Version', chapters: 1189, isWhole: true });
  expect(downloaded?.bytes).toBeGreaterThan(50_000);
});

test('a cancelled download continues where it ended', async () => {
  const controller = new AbortController();
  const first = serve((_, count) => {
    if (count === 20) controller.abort();
  });
  expect(await download(controller.signal)).toBe('cancelled');
  const [part] = await downloadedTranslations();
  expect(part?.isWhole).toBe(false);
  const second = serve();
  expect(await download()).toBe('whole');
  const twice = second.filter(({ osisIds }) => first.slice(0, 16).some((known) => known.osisIds[0] === osisIds[0]));
  expect(twice).toEqual([]);
});

test('an incomplete response is not stored, and the rest can be downloaded later', async () => {
  serve(({ osisIds }) => (osisIds[0] === 'Ruth.1' ? { data: { chapters: [] } } : undefined));
  expect(await download()).toBe('failed');
  serve();
  expect(await download()).toBe('whole');
});

test('a full device is reported', async () => {
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: openCaches(10) });
  serve();
  expect(await download()).toBe('no-room');
});

test('a removed translation is gone', async () => {
  serve();
  await download();
  await removeDownload('kjv');
  expect(await downloadedTranslations()).toEqual([]);
});

test('a translation that was downloaded under the former name of its cache is still there', async () => {
  const former = await caches.open('manna-translation-kjv');
  await former.put('/kept-chapters/about', Response.json(kjv));
  await former.put('/kept-chapters/Ruth/1', new Response('', { headers: { 'x-manna-chapters': '4' } }));
  expect(await downloadedTranslations()).toMatchObject([{ slug: 'kjv', chapters: 4, isWhole: false }]);
  expect(await caches.keys()).toEqual(['manna-bible-translation-kjv']);
});
