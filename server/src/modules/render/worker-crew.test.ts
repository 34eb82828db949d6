import { silentLog } from '../../testing/recording-log';
import { NoWorker, WorkerCrew } from './worker-crew';

test('pages that wait for a worker fail at once when the gateway stops', async () => {
  const script = { file: '', readable: [], shell: { file: '', integrity: '' } };
  const crew = new WorkerCrew({
    script,
    size: 0,
    log: silentLog,
    onEnded: () => undefined,
    rehearse: async () => undefined,
  });
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
  const script = { file: '', readable: [], shell: { file: '', integrity: '' } };
  const handlers = { onEnded: () => undefined, rehearse: async () => undefined };
  const crew = new WorkerCrew({ script, size: 0, deadlineMs: 50, log: silentLog, ...handlers });
  try {
    await expect(crew.take()).rejects.toThrow(new NoWorker('no render worker was ready within 50 ms'));
  } finally {
    await crew.close();
  }
});
