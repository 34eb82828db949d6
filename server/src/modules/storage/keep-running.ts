import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '../../start-error';

/** The pause before another try, which doubles each time, and for how long a program must run until it is short again. */
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 5_000;
const STABLE_MS = 30_000;

/** A program that runs. */
export interface Restartable {
  /** Resolves with the reason when it has ended. */
  ended: Promise<string>;
}

interface KeepRunningOptions<Program extends Restartable> {
  /** Starts it again. Rejects if it does not start. */
  start: () => Promise<Program>;
  /** Called with a sentence when the program ends, does not start, or is back. The same one is not repeated. */
  report: (sentence: string) => void;
}

/**
 * Starts a program again whenever it ends, for as long as it takes: what it needs, such as space on the disk, may come
 * back. `end` gives up; the caller ends the program. It resolves when the program has ended.
 */
export function keepRunning<Program extends Restartable>(
  name: string,
  first: Program,
  { start, report }: KeepRunningOptions<Program>,
): { end: () => Promise<void> } {
  const giveUp = new AbortController();
  let pause = FIRST_PAUSE_MS;
  let last = '';
  const say = (sentence: string) => {
    if (sentence !== last && !giveUp.signal.aborted) report(sentence);
    last = sentence;
  };
  const startAgain = async (): Promise<Program | undefined> => {
    while (!giveUp.signal.aborted) {
      try {
        await sleep(pause, undefined, { signal: giveUp.signal });
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
        return await start();
      } catch (error) {
        say(`${messageOf(error)}. It is tried again until it starts.`);
      }
    }
    return undefined;
  };
  const keep = async () => {
    for (let program: Program | undefined = first; program;) {
      const began = performance.now();
      const reason = await program.ended;
      if (giveUp.signal.aborted) return;
      if (performance.now() - began > STABLE_MS) pause = FIRST_PAUSE_MS;
      say(`${name} ended (${reason}) and is started again.`);
      program = await startAgain();
      if (program) say(`${name} runs again.`);
    }
  };
  const kept = keep();
  return {
    end() {
      giveUp.abort();
      return kept;
    },
  };
}
