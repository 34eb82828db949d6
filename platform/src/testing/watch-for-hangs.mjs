import { join } from 'node:path';
import { getEnvironmentData, setEnvironmentData, Worker } from 'node:worker_threads';

/** The test files of a process share one thread. What they themselves store is gone with each of them. */
const KEY = 'what happens in tests';

/**
 * Ends this process, and writes what it ran, if nothing happens in it for `limitMs` milliseconds while something runs.
 * @param {number} limitMs
 * @returns {{ happens: () => void, runs: (isRunning: boolean) => void }}
 */
export function watchForHangs(limitMs) {
  const shared = /** @type {Int32Array | undefined} */ (getEnvironmentData(KEY));
  const state = shared ?? new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  if (!shared) {
    setEnvironmentData(KEY, state);
    new Worker(join(import.meta.dirname, 'hang-watch-thread.mjs'), {
      workerData: { state, limitMs },
      execArgv: [],
    }).unref();
  }
  const happens = () => void Atomics.add(state, 0, 1);
  return {
    happens,
    runs: (isRunning) => {
      Atomics.store(state, 1, isRunning ? 1 : 0);
      happens();
    },
  };
}
