/**
 * Input that came before the page, or a part that was loaded after a link, could handle it. A script in the page records it
 * (shell/src/host/early-input), and the shell replays it when every part that may handle it listens.
 */

/** A key or a click that nothing handled. */
export interface EarlyInput {
  /** The event's `key`; empty for a click. */
  key: string;
  target: Element;
  /** Position of a click in its target. CSS pixels. */
  x: number;
  y: number;
  detail: number;
  /** Path of the page that it was meant for. */
  path: string;
}

/** Set by the script in the page; absent in tests. */
export interface EarlyInputRecorder {
  /** In the order in which they came. */
  kept: EarlyInput[];
  /** Whether a part of the page is not ready. Otherwise what nothing has handled is meant for the browser. */
  isRecording: boolean;
  /** Stops recording for good. */
  stop: () => void;
}

declare global {
  var mannaEarly: EarlyInputRecorder | undefined;
}

const waiting = new Set<object>();
let whenReady: (() => void) | undefined;

function check(): void {
  if (waiting.size === 0) whenReady?.();
}

/** Whether a reader waits for a part that is not ready. */
export const hasEarlyInput = (): boolean => (globalThis.mannaEarly?.kept.length ?? 0) > 0;

/**
 * Delays the replay for a part that handles input and is not ready yet. Call it in an effect of the first render, and the
 * returned function when the part listens, or never will.
 */
export function delayReplay(): () => void {
  const part = {};
  waiting.add(part);
  if (globalThis.mannaEarly) globalThis.mannaEarly.isRecording = true;
  return () => {
    if (waiting.delete(part)) check();
  };
}

/** Runs each time when no part delays the replay any more. For the shell, when the page is hydrated. */
export function onReplay(run: () => void): void {
  whenReady = run;
  check();
}
