import { prepareResponse, SHARED_CACHE, type PreparedResponse } from './response';
import { ResponseCache, type Produced } from './response-cache';

const response = (text: string): PreparedResponse => prepareResponse(200, { 'cache-control': SHARED_CACHE }, text);
const textOf = async ({ response: { body } }: { response: PreparedResponse }) =>
  (await body.bytes('identity')).toString();

function setup() {
  let time = 1;
  let count = 0;
  const errors: unknown[] = [];
  const cache = new ResponseCache({ now: () => time, onRefreshError: (error) => errors.push(error) });
  const produce = async (): Promise<Produced> => ({ response: response(`number ${++count}`), cacheable: true });
  return { cache, errors, produce, produced: () => count, pass: (ms: number) => (time += ms) };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('concurrent requests for one page render it once', async () => {
  const { cache, produce, produced } = setup();
  const responses = await Promise.all([1, 2, 3].map(() => cache.get('page', produce)));
  expect(await Promise.all(responses.map(textOf))).toEqual(['number 1', 'number 1', 'number 1']);
  expect(produced()).toBe(1);
});

test('a page is fresh for a minute, then served stale while it is rendered again', async () => {
  const { cache, produce, pass } = setup();
  await cache.get('page', produce);
  pass(59_000);
  expect(await cache.get('page', produce)).toMatchObject({ outcome: 'hit' });
  pass(2_000);
  const stale = await cache.get('page', produce);
  expect([stale.outcome, await textOf(stale)]).toEqual(['stale', 'number 1']);
  await settled();
  expect(await textOf(await cache.get('page', produce))).toBe('number 2');
});

test('a page that was last requested eleven minutes ago is rendered before it is served', async () => {
  const { cache, produce, pass } = setup();
  await cache.get('page', produce);
  pass(661_000);
  expect(await textOf(await cache.get('page', produce))).toBe('number 2');
});

test('a page that is not cacheable is rendered for every request', async () => {
  const { cache, produce, produced } = setup();
  const failing = async () => ({ ...(await produce()), cacheable: false });
  await cache.get('page', failing);
  await cache.get('page', failing);
  expect(produced()).toBe(2);
});

test('the cached page is served and the error reported when refreshing it fails', async () => {
  const { cache, errors, produce, pass } = setup();
  await cache.get('page', produce);
  pass(61_000);
  const broken = () => Promise.reject(new Error('no worker'));
  expect(await textOf(await cache.get('page', broken))).toBe('number 1');
  await settled();
  expect(errors).toEqual([new Error('no worker')]);
  expect(await textOf(await cache.get('page', produce))).toBe('number 1');
});

test('the cached page is served, and the new version not stored, when the new version is not cacheable', async () => {
  const { cache, errors, produce, pass } = setup();
  await cache.get('page', produce);
  pass(61_000);
  const failing = async () => ({ ...(await produce()), cacheable: false });
  expect(await textOf(await cache.get('page', failing))).toBe('number 1');
  await settled();
  expect(await textOf(await cache.get('page', failing))).toBe('number 1');
  expect(errors).toEqual([]);
});

test('a page is served even if the cache evicts its entry while it is rendered', async () => {
  const { cache, produce } = setup();
  let finish = (): void => undefined;
  const slow = cache.get('page', () => new Promise((resolve) => (finish = () => void produce().then(resolve))));
  const large = 'x'.repeat(4_000_000);
  for (let number = 0; number < 8; number += 1)
    await cache.get(`large ${number}`, async () => ({ response: response(large), cacheable: true }));
  finish();
  expect(await textOf(await slow)).toBe('number 1');
});

test('a page that is too old to be served rejects if it cannot be rendered', async () => {
  const { cache, produce, pass } = setup();
  await cache.get('page', produce);
  pass(661_000);
  await expect(cache.get('page', () => Promise.reject(new Error('no worker')))).rejects.toThrow('no worker');
  expect(await textOf(await cache.get('page', produce))).toBe('number 2');
});

describe('a client over its limit', () => {
  const refused = () => Promise.reject(new Error('no more'));

  test('a client over its limit gets fresh and stale entries, and what is being produced for another client', async () => {
    const { cache, produce, produced, pass } = setup();
    const other = cache.get('page', produce);
    expect(await textOf(await cache.get('page', produce, refused))).toBe('number 1');
    await other;
    expect(await cache.get('page', produce, refused)).toMatchObject({ outcome: 'hit' });
    pass(61_000);
    expect(await cache.get('page', produce, refused)).toMatchObject({ outcome: 'stale' });
    await settled();
    expect(produced()).toBe(1);
  });

  test('a client over its limit is refused on a cache miss, and the next client gets the page', async () => {
    const { cache, produce, produced } = setup();
    await expect(cache.get('page', produce, refused)).rejects.toThrow('no more');
    expect(produced()).toBe(0);
    expect(await textOf(await cache.get('page', produce))).toBe('number 1');
  });
});
