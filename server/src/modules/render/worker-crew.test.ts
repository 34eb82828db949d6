import { silentLog } from '../../testing/recording-log';
import { NoWorker, WorkerCrew } from './worker-crew';

/** A crew without workers. */
const emptyCrew = (deadlineMs?: number) =>
  new WorkerCrew({
    script: { file: '', readable: [], shell: { file: '', integrity: '' } },
    size: 0,
    deadlineMs,
    log: silentLog,
    onEnded: () => undefined,
    rehearse: async () => undefined,
  });

test('pages that wait for a worker fail at once when the gateway stops', async () => {
  const crew = emptyCrew();
  const began = performance.now();
  const pages = Promise.allSettled([crew.take(), crew.take()]);
  await crew.close();
  const reason = new Error('the gateway stops');
  expect(await pages).toEqual([
    { status: 'rejected', reason },
    { status: 'rejected', reason },
  ]);
  expect(performance.now() - began).toBeLessThan(1_000);
  // Nor may one wait that comes after that.
  await expect(crew.take()).rejects.toThrow('the gateway stops');
});

test('a page for which no worker gets ready in time is told so', async () => {
  const crew = emptyCrew(50);
  try {
    await expect(crew.take()).rejects.toThrow(new NoWorker('no render worker was ready within 50 ms'));
  } finally {
    await crew.close();
  }
});
