/** @jest-environment node */
import { forgetTranslation, keepTranslation, keptTranslations, type KeptAmount } from './keep-translation';
import type { KeptTranslationAbout } from './translation-parts';

const kjv: KeptTranslationAbout = {
  slug: 'kjv',
  name: 'King James Version',
  shortName: 'KJV',
  language: 'en',
  direction: 'ltr',
  licence: 'Public domain.',
  isDefault: true,
};

/** The browser's caches, with room for so many parts. */
function openCaches(room = Infinity) {
  const stores = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return Promise.resolve({
      match: (key: string) => Promise.resolve(store.get(key)?.clone()),
      async put(key: string, response: Response) {
        // One more is what says of itself what it is.
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

/** A gateway that answers with a word a chapter; what `spoil` answers goes in place of that. */
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

const keep = (signal = new AbortController().signal, onProgress: (amount: KeptAmount) => void = () => undefined) =>
  keepTranslation(kjv, { signal, onProgress });

const realFetch = globalThis.fetch;
beforeEach(() => {
  // Node has no such thing.
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: {} });
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: openCaches() });
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

test('all 1,189 chapters are kept, and the reader sees them come', async () => {
  const asked = serve();
  const progress: number[] = [];
  expect(await keep(undefined, ({ chapters }) => progress.push(chapters))).toBe('whole');
  expect(asked).toHaveLength(70);
  expect(progress).toHaveLength(70);
  expect(progress.at(-1)).toBe(1189);
  const [kept] = await keptTranslations();
  expect(kept).toMatchObject({ slug: 'kjv', name: 'King James Version', chapters: 1189, isWhole: true });
  expect(kept?.bytes).toBeGreaterThan(50_000);
});

test('what was cancelled goes on where it ended', async () => {
  const controller = new AbortController();
  const first = serve((_, count) => {
    if (count === 20) controller.abort();
  });
  expect(await keep(controller.signal)).toBe('cancelled');
  const [part] = await keptTranslations();
  expect(part?.isWhole).toBe(false);
  const second = serve();
  expect(await keep()).toBe('whole');
  const twice = second.filter(({ osisIds }) => first.slice(0, 16).some((known) => known.osisIds[0] === osisIds[0]));
  expect(twice).toEqual([]);
});

test('an answer that is not whole is not kept, and the rest can be fetched later', async () => {
  serve(({ osisIds }) => (osisIds[0] === 'Ruth.1' ? { data: { chapters: [] } } : undefined));
  expect(await keep()).toBe('failed');
  serve();
  expect(await keep()).toBe('whole');
});

test('a full device is told', async () => {
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: openCaches(10) });
  serve();
  expect(await keep()).toBe('no-room');
});

test('a translation that is forgotten is gone', async () => {
  serve();
  await keep();
  await forgetTranslation('kjv');
  expect(await keptTranslations()).toEqual([]);
});
