import { makeAnswer, SHARED_CACHE, type Answer } from './answer';
import { AnswerCache, type Produced } from './answer-cache';

const answer = (text: string): Answer => makeAnswer(200, { 'cache-control': SHARED_CACHE }, text);
const textOf = ({ answer: { body } }: { answer: Answer }) => body.identity.toString();

function setup() {
  let time = 1;
  let made = 0;
  const errors: unknown[] = [];
  const cache = new AnswerCache({ now: () => time, onRefreshError: (error) => errors.push(error) });
  const produce = async (): Promise<Produced> => ({ answer: answer(`number ${++made}`), cacheable: true });
  return { cache, errors, produce, made: () => made, pass: (ms: number) => (time += ms) };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('many readers of one page at once cost one rendering', async () => {
  const { cache, produce, made } = setup();
  const answers = await Promise.all([1, 2, 3].map(() => cache.get('page', produce)));
  expect(answers.map(textOf)).toEqual(['number 1', 'number 1', 'number 1']);
  expect(made()).toBe(1);
});

test('a page is given as it was for a minute, then as it was while it is made anew, then as it is', async () => {
  const { cache, produce, pass } = setup();
  await cache.get('page', produce);
  pass(59_000);
  expect(await cache.get('page', produce)).toMatchObject({ outcome: 'hit' });
  pass(2_000);
  const stale = await cache.get('page', produce);
  expect([stale.outcome, textOf(stale)]).toEqual(['stale', 'number 1']);
  await settled();
  expect(textOf(await cache.get('page', produce))).toBe('number 2');
});

test('a page nobody asked for in eleven minutes is made before it is given', async () => {
  const { cache, produce, pass } = setup();
  await cache.get('page', produce);
  pass(661_000);
  expect(textOf(await cache.get('page', produce))).toBe('number 2');
});

test('a page that must not be kept is made for every reader', async () => {
  const { cache, produce, made } = setup();
  const failing = async () => ({ ...(await produce()), cacheable: false });
  await cache.get('page', failing);
  await cache.get('page', failing);
  expect(made()).toBe(2);
});

test('where making anew fails, readers keep the page they had, and the failure is told', async () => {
  const { cache, errors, produce, pass } = setup();
  await cache.get('page', produce);
  pass(61_000);
  const broken = () => Promise.reject(new Error('no worker'));
  expect(textOf(await cache.get('page', broken))).toBe('number 1');
  await settled();
  expect(errors).toEqual([new Error('no worker')]);
  expect(textOf(await cache.get('page', produce))).toBe('number 1');
});

test('a page whose new version must not be cached is given as it was, and the new version is not stored', async () => {
  const { cache, errors, produce, pass } = setup();
  await cache.get('page', produce);
  pass(61_000);
  const failing = async () => ({ ...(await produce()), cacheable: false });
  expect(textOf(await cache.get('page', failing))).toBe('number 1');
  await settled();
  expect(textOf(await cache.get('page', failing))).toBe('number 1');
  expect(errors).toEqual([]);
});

test('a page reaches its reader even if the cache drops its entry while the page is made', async () => {
  const { cache, produce } = setup();
  let finish = (): void => undefined;
  const slow = cache.get('page', () => new Promise((resolve) => (finish = () => void produce().then(resolve))));
  const large = 'x'.repeat(4_000_000);
  for (let number = 0; number < 8; number += 1)
    await cache.get(`large ${number}`, async () => ({ answer: answer(large), cacheable: true }));
  finish();
  expect(textOf(await slow)).toBe('number 1');
});

test('a page that was too old to be given rejects if it cannot be made', async () => {
  const { cache, produce, pass } = setup();
  await cache.get('page', produce);
  pass(661_000);
  await expect(cache.get('page', () => Promise.reject(new Error('no worker')))).rejects.toThrow('no worker');
  expect(textOf(await cache.get('page', produce))).toBe('number 2');
});

describe('an asker who may have no more made', () => {
  const refused = () => Promise.reject(new Error('no more'));

  test('gets what is kept, fresh or not, and what is being made for another', async () => {
    const { cache, produce, made, pass } = setup();
    const other = cache.get('page', produce);
    expect(textOf(await cache.get('page', produce, refused))).toBe('number 1');
    await other;
    expect(await cache.get('page', produce, refused)).toMatchObject({ outcome: 'hit' });
    pass(61_000);
    expect(await cache.get('page', produce, refused)).toMatchObject({ outcome: 'stale' });
    await settled();
    expect(made()).toBe(1);
  });

  test('is refused what would have to be made, and it is made for the next one', async () => {
    const { cache, produce, made } = setup();
    await expect(cache.get('page', produce, refused)).rejects.toThrow('no more');
    expect(made()).toBe(0);
    expect(textOf(await cache.get('page', produce))).toBe('number 1');
  });
});
