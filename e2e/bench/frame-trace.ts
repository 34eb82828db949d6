import type { Browser, Page } from '@playwright/test';

/** What a page drew; times in milliseconds, from anywhere. */
export interface FrameTrace {
  /** When each frame was drawn that a reader saw: Chromium scrolls and draws apart from the page's own thread. */
  seen: readonly number[];
  /** When the page's own thread began each of its frames. */
  own: readonly number[];
  /** The processor time that the thread had used until then. */
  used: readonly number[];
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds, of the clock and of the thread's processor time. */
  ts: number;
  tts?: number;
}

const FRAME_MS = 1_000 / 60;
const MARKS = ['bench-begins', 'bench-ends'] as const;
const frames = ['devtools.timeline.frame', 'disabled-by-default-devtools.timeline.frame'];

/** What a page draws while something goes on in it. Its thread must ask for each frame. */
export async function traceFrames(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<FrameTrace> {
  const mark = (name: string) => page.evaluate((text) => void performance.mark(text), name);
  await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing', ...frames] });
  await mark(MARKS[0]);
  await act();
  await mark(MARKS[1]);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const [began, ended] = MARKS.map((name) => traceEvents.find((event) => event.name === name));
  if (!began || !ended) throw new Error(`${page.url()} left no trace`);
  const events = traceEvents
    .filter(({ pid, ts }) => pid === began.pid && ts >= began.ts && ts <= ended.ts)
    .sort((one, other) => one.ts - other.ts);
  const own = events.filter(({ name, tid }) => name === 'FireAnimationFrame' && tid === began.tid);
  return {
    seen: events.filter(({ name }) => name === 'DrawFrame').map(({ ts }) => ts / 1_000),
    own: own.map(({ ts }) => ts / 1_000),
    used: own.map(({ tts = NaN }) => tts / 1_000),
  };
}

const steps = (times: readonly number[]): number[] => times.slice(1).map((time, index) => time - (times[index] ?? NaN));

/** The longest time from one to the next. */
export const longestWait = (times: readonly number[]): number => Math.max(...steps(times));

/** In a second. */
export const rate = (times: readonly number[]): number =>
  (1_000 * (times.length - 1)) / ((times.at(-1) ?? NaN) - (times[0] ?? NaN));

/**
 * Frames of the page's own thread in a second, had it never waited for a processor: one that takes more than its time costs
 * those that follow.
 */
export function ownRate({ used }: FrameTrace): number {
  const slots = steps(used).map((time) => Math.max(1, Math.ceil(time / FRAME_MS)));
  return (1_000 / FRAME_MS) * (slots.length / slots.reduce((sum, count) => sum + count, 0));
}
