/** How long a worker may be silent, in milliseconds. */
export interface Patience {
  /** How often a worker that owes an answer is asked whether it is still there. */
  readonly pingEvery: number;
  /** Until its first message: its script is downloaded, maybe over a slow network. */
  readonly start: number;
  /**
   * Between two messages. Longer than the longest task on a slow phone, which builds the index of the Bible; a task cannot be
   * interrupted by a ping. Waiting for a listing takes longer, but then the worker answers pings.
   */
  readonly silence: number;
}

export const slowPhone: Patience = { pingEvery: 5_000, start: 90_000, silence: 30_000 };

/** Watches one worker while it owes an answer. */
export interface HangWatch {
  /** Begins to watch; does nothing if it does already. */
  readonly begin: () => void;
  /** The worker has sent something. */
  readonly heard: () => void;
  /** The worker owes nothing any more. */
  readonly end: () => void;
}

interface HangWatchOptions {
  readonly patience: Patience;
  readonly ping: () => void;
  /** Called at most once between `begin` and `end`. */
  readonly onHang: () => void;
}

/**
 * Calls `onHang` if a worker that owes an answer sends nothing for too long. It counts pings instead of reading a clock: while the
 * device sleeps, or the page is in the background, neither side runs, and that is no silence of the worker.
 */
export function hangWatch({ patience: { pingEvery, start, silence }, ping, onHang }: HangWatchOptions): HangWatch {
  let timer: ReturnType<typeof setInterval> | undefined;
  let hasStarted = false;
  let unanswered = 0;

  function end(): void {
    clearInterval(timer);
    timer = undefined;
  }

  function onTick(): void {
    if (unanswered * pingEvery >= (hasStarted ? silence : start)) {
      end();
      onHang();
      return;
    }
    unanswered += 1;
    ping();
  }

  return {
    begin: () => {
      if (timer !== undefined) return;
      unanswered = 0;
      timer = setInterval(onTick, pingEvery);
    },
    heard: () => {
      hasStarted = true;
      unanswered = 0;
    },
    end,
  };
}
