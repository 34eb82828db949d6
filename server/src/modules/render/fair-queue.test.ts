import { FairQueue, QueueFull } from './fair-queue';

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const begun: string[] = [];
beforeEach(() => {
  begun.length = 0;
});
const queueOf = (options: Partial<ConstructorParameters<typeof FairQueue>[0]> = {}) =>
  new FairQueue({ atOnce: 1, perGroup: 9, perClient: 100, total: 1_000, ...options });
const order = (client: string, cost = 1, groups: string[] = []) => ({ client, cost, groups });
const task = (name: string) => async () => {
  begun.push(name);
  await sleep(1);
  return name;
};

test('a client who asks for one page does not wait behind another who asks for many', async () => {
  const queue = queueOf();
  const many = Array.from({ length: 10 }, (_, index) => queue.run(order('greedy'), task(`greedy ${index}`)));
  const one = queue.run(order('modest'), task('modest'));
  expect(await one).toBe('modest');
  expect(begun.slice(0, 2)).toEqual(['greedy 0', 'modest']);
  await Promise.all(many);
  expect(begun).toHaveLength(11);
});

test('clients take turns by the cost of what they ask for', async () => {
  const queue = queueOf();
  const first = queue.run(order('first'), task('first'));
  const dear = Array.from({ length: 3 }, (_, index) => queue.run(order('dear', 5), task(`dear ${index}`)));
  const cheap = Array.from({ length: 6 }, (_, index) => queue.run(order('cheap'), task(`cheap ${index}`)));
  await Promise.all([first, ...dear, ...cheap]);
  expect(begun.indexOf('dear 1')).toBeGreaterThan(begun.indexOf('cheap 4'));
  expect(begun.indexOf('dear 0')).toBeLessThan(begun.indexOf('cheap 1'));
});

test.each([
  ['new clients', (turn: number) => `new ${turn}`],
  ['clients who ask for one page after the other', (turn: number) => `steady ${turn % 3}`],
])('a client with dear tasks gets a turn though %s keep coming', async (_who, nameOf) => {
  const queue = queueOf();
  let isOver = false;
  let turn = 0;
  const keepComing = async () => {
    while (!isOver && turn < 300) {
      turn += 1;
      await queue.run(order(nameOf(turn)), task('other'));
    }
  };
  const others = [keepComing(), keepComing(), keepComing()];
  await Promise.all([queue.run(order('patient', 5), task('dear')), queue.run(order('patient', 5), task('dear'))]);
  isOver = true;
  expect(turn).toBeLessThan(100);
  await Promise.all(others);
});

test('as many tasks run together as may', async () => {
  const queue = queueOf({ atOnce: 2 });
  let [running, most] = [0, 0];
  const busy = async () => {
    running += 1;
    most = Math.max(most, running);
    await sleep(2);
    running -= 1;
  };
  await Promise.all(Array.from({ length: 6 }, (_, index) => queue.run(order(`client ${index % 3}`, 1), busy)));
  expect(most).toBe(2);
});

test('a client with too much waiting is refused, and others are not', async () => {
  const queue = queueOf({ perClient: 3, total: 5 });
  const taken = Array.from({ length: 4 }, () => queue.run(order('greedy'), task('greedy')));
  await expect(queue.run(order('greedy'), task('refused'))).rejects.toThrow(QueueFull);
  const other = [queue.run(order('other'), task('other')), queue.run(order('third'), task('third'))];
  await expect(queue.run(order('fourth'), task('refused'))).rejects.toThrow(QueueFull);
  await Promise.all([...taken, ...other]);
  expect(begun).not.toContain('refused');
  expect(await queue.run(order('greedy'), task('again'))).toBe('again');
});

test('a task that fails makes room for the next', async () => {
  const queue = queueOf();
  const failed = queue.run(order('one'), () => Promise.reject(new Error('failed')));
  const next = queue.run(order('two'), task('next'));
  await expect(failed).rejects.toThrow('failed');
  expect(await next).toBe('next');
});

test('a group does not take the last place, and a client of another group passes those that wait for it', async () => {
  const queue = queueOf({ atOnce: 2, perGroup: 1 });
  let end: (value: undefined) => void = () => undefined;
  const untilEnd = new Promise<undefined>((resolve) => (end = resolve));
  const hanging = queue.run(order('one', 1, ['guilty']), () => untilEnd);
  const waiting = queue.run(order('one', 1, ['other', 'guilty']), task('waits'));
  expect(queue.waiting).toBe(1);
  await queue.run(order('one', 9, ['innocent']), task('innocent'));
  await queue.run(order('two', 1, ['other']), task('other'));
  expect(begun).toEqual(['innocent', 'other']);
  end(undefined);
  await Promise.all([hanging, waiting]);
  expect(begun).toEqual(['innocent', 'other', 'waits']);
});

describe('a pace', () => {
  // Which task waits, and how long, is what counts, not how busy the machine is.
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  /** Holds its place for so long, as a page does. */
  const holding = (ms: number) => () => sleep(ms);
  /** How many milliseconds pass until all is done. */
  async function duration(run: () => Promise<unknown>): Promise<number> {
    const began = performance.now();
    let ended = 0;
    const done = run().then(() => (ended = performance.now()));
    await jest.runAllTimersAsync();
    await done;
    return ended - began;
  }

  test('a client who has used its share leaves the place free for others, and goes on when it has made up for it', async () => {
    const queue = queueOf({ pace: { share: 0.5, burstMs: 20, mostMs: 1_000 } });
    const took = await duration(async () => {
      await queue.run(order('greedy'), holding(100));
      const paused = queue.run(order('greedy'), task('greedy'));
      await queue.run(order('modest'), task('modest'));
      expect(begun).toEqual(['modest']);
      await paused;
    });
    // 100 ms at half of the time take 200, of which 40 were its burst; the task itself takes 1.
    expect(took).toBeCloseTo(261, -1);
  });

  test('a client may use its burst at once', async () => {
    const queue = queueOf({ pace: { share: 0.01, burstMs: 10_000, mostMs: 1_000 } });
    const took = await duration(async () => {
      for (let page = 0; page < 5; page += 1) await queue.run(order('reader'), holding(10));
    });
    expect(took).toBe(50);
  });

  test('a task that hangs costs its client no more than a long one', async () => {
    const queue = queueOf({ pace: { share: 0.1, burstMs: 5, mostMs: 10 } });
    const took = await duration(async () => {
      await queue.run(order('unlucky'), holding(500));
      await queue.run(order('unlucky'), task('next'));
    });
    // Only 10 of its 500 ms count: they take 100, of which 50 are the burst.
    expect(took).toBeCloseTo(551, -1);
  });
});
