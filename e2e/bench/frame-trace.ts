import type { Browser, Page } from '@playwright/test';

/** The frames of a page. Times are in milliseconds since an arbitrary moment. */
export interface FrameTrace {
  /** When each frame reached the screen. Chromium scrolls and draws outside the page's main thread. */
  seen: readonly number[];
  /** When the page's main thread began each of its frames. */
  own: readonly number[];
  /** The processor time that the main thread had used at each of those moments. */
  used: readonly number[];
  /** How long after those moments each of the frames was on the screen. NaN for a frame that never was. */
  waits: readonly number[];
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds: wall-clock time, and the thread's processor time. */
  ts: number;
  tts?: number;
  ph: string;
  args: { id?: string };
}

const FRAME_MS = 1_000 / 60;
const MARKS = ['bench-begins', 'bench-ends'] as const;
const frames = ['devtools.timeline.frame', 'disabled-by-default-devtools.timeline.frame'];

/** When each of the frames that begin with these events was on the screen. In microseconds. */
function presentations(events: readonly TraceEvent[], own: readonly TraceEvent[]): number[] {
  const begun = events.filter(({ name, ph }) => name === 'AnimationFrame' && ph === 'b');
  const shown = new Map(
    events.flatMap(({ name, args, ts }) => (name === 'AnimationFrame::Presentation' ? [[args.id, ts] as const] : [])),
  );
  return own.map(({ ts }) => shown.get(begun.findLast((frame) => frame.ts <= ts)?.args.id) ?? NaN);
}

/** Traces the frames of a page while `act` runs. The page must request every animation frame itself. */
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
  const shown = presentations(events, own);
  return {
    seen: events.filter(({ name }) => name === 'DrawFrame').map(({ ts }) => ts / 1_000),
    own: own.map(({ ts }) => ts / 1_000),
    used: own.map(({ tts = NaN }) => tts / 1_000),
    waits: own.map(({ ts }, index) => ((shown[index] ?? NaN) - ts) / 1_000),
  };
}

const steps = (times: readonly number[]): number[] => times.slice(1).map((time, index) => time - (times[index] ?? NaN));

/** The longest time between two frames. */
export const longestWait = (times: readonly number[]): number => Math.max(...steps(times));

/** Frames per second. */
export const rate = (times: readonly number[]): number =>
  (1_000 * (times.length - 1)) / ((times.at(-1) ?? NaN) - (times[0] ?? NaN));

/**
 * Frames per second of the main thread, if it had never waited for a processor. A frame that takes longer than 1/60 s uses
 * up the time of the frames after it.
 */
export function ownRate({ used }: FrameTrace): number {
  const slots = steps(used).map((time) => Math.max(1, Math.ceil(time / FRAME_MS)));
  return (1_000 / FRAME_MS) * (slots.length / slots.reduce((sum, count) => sum + count, 0));
}
