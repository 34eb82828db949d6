import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { collectAtRest, fullCollection, restWatcher } from './collect-at-rest';

const POLL_MS = 200;

/** Keeps this process busy, with pauses in which timers run. */
async function work(milliseconds: number): Promise<void> {
  for (const end = performance.now() + milliseconds; performance.now() < end;) {
    for (const pause = performance.now() + 20; performance.now() < pause;);
    await sleep(1);
  }
}

test('a process comes to rest once after each time that it worked', () => {
  const busy = [0, 0.05, 0.9, 1, 0.1, 0.02, 0, 0.3, 0.01, 0];
  expect(busy.map(restWatcher())).toEqual([false, false, false, false, true, false, false, false, true, false]);
});

test('a process collects its garbage when it comes to rest, and not while it works', async () => {
  const collect = fullCollection();
  let collections = 0;
  collectAtRest(() => {
    collections += 1;
    collect();
  }, POLL_MS);
  await work(4 * POLL_MS);
  expect(collections).toBe(0);
  while (collections === 0) await sleep(POLL_MS);
});

test('a full collection leaves nothing that is out of use', async () => {
  const seen: WeakRef<object>[] = [];
  for (let at = 0; at < 20; at += 1) seen.push(new WeakRef({ rows: Array.from({ length: 1_000 }, () => at) }));
  // References are weak only from the next turn on.
  await sleep(10);
  fullCollection()();
  expect(seen.filter((each) => each.deref() !== undefined)).toEqual([]);
});
