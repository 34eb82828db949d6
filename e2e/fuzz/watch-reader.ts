import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from '../bench/statistics';
import type { Readings } from './reader';

export interface ReadingTimes {
  pages: number;
  p95Ms: number;
  longestMs: number;
  /** Pages that the reader did not get. */
  faults: readonly string[];
}

export interface WatchedReader {
  /** How long pages took since the last time that this was asked. */
  take(): Promise<ReadingTimes>;
  stop(): void;
}

/**
 * Lets a reader turn pages, in another process: this one is too busy with its attack to measure. With this many
 * milliseconds between pages.
 */
export function watchReader(site: string, pauseMs = 50): WatchedReader {
  const child = fork(path.join(import.meta.dirname, 'reader.ts'), [site, String(pauseMs)], {
    execArgv: ['--import', 'tsx'],
  });
  return {
    async take() {
      child.send('take');
      const [{ times, faults }] = (await once(child, 'message')) as [Readings];
      return { pages: times.length, p95Ms: quantile(times, 0.95), longestMs: Math.max(0, ...times), faults };
    },
    stop: () => child.kill(),
  };
}

/** How long pages take a reader when nobody attacks, measured for this long. The first round fills the cache. */
export async function usualTimes(reader: WatchedReader, milliseconds: number): Promise<ReadingTimes> {
  await sleep(milliseconds / 2);
  await reader.take();
  await sleep(milliseconds);
  return reader.take();
}
