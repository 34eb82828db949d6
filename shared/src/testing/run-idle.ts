import { act } from '@testing-library/react';

const waiting = new Map<number, IdleRequestCallback>();
let lastHandle = 0;

/** jsdom has no idle callbacks. These wait until a test runs them, so that no test waits for the browser to be idle. */
export const idleCallbacks = {
  requestIdleCallback(callback: IdleRequestCallback): number {
    lastHandle += 1;
    waiting.set(lastHandle, callback);
    return lastHandle;
  },
  cancelIdleCallback: (handle: number) => void waiting.delete(handle),
};

/** Drops the waiting callbacks, so that no callback of one test runs in the next. */
export const clearIdleCallbacks = (): void => waiting.clear();

/** Runs the idle callbacks that wait now, once. Those that they request wait for the next call. */
export function runIdleCallbacks(): void {
  const callbacks = [...waiting.values()];
  waiting.clear();
  act(() => callbacks.forEach((callback) => callback({ didTimeout: false, timeRemaining: () => 50 })));
}

/** Resolves after the next frame, when promises and tasks that settled before it have been processed. */
const paint = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** Lets the browser paint and be idle until no idle callback is waiting. */
export async function runIdle(): Promise<void> {
  await paint();
  while (waiting.size > 0) {
    runIdleCallbacks();
    await paint();
  }
}
