import { performance } from 'node:perf_hooks';
import { MultiBar, Presets } from 'cli-progress';
import type { Advance } from './source';

/** One step of a build as it goes on. */
export interface ProgressStep {
  readonly advance: Advance;
  /** Ends the step and says what came of it, in a few words. */
  readonly end: (summary: string) => void;
}

/** How a build tells how far it is. */
export interface Progress {
  readonly start: (name: string) => ProgressStep;
  /** Takes down what it drew; everything it said stays. */
  readonly stop: () => void;
}

const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** A line for each step when it is done, 'kjv: 1,189 chapters … (1.2 s)': for logs and pipes. */
export function progressInLines(print: (line: string) => void): Progress {
  return {
    start: (name) => {
      const start = performance.now();
      return {
        advance: () => undefined,
        end: (summary) => print(`${name}: ${summary} (${secondsSince(start)})`),
      };
    },
    stop: () => undefined,
  };
}

/** Milliseconds between two drawings. */
const FRAME = 100;

/** A bar for each step on a terminal; reading does not let go of the process, so bars are drawn as they are told. */
export function progressInBars(stream: NodeJS.WritableStream): Progress {
  const bars = new MultiBar(
    {
      stream,
      format: '{name} {bar} {summary}',
      barsize: 24,
      hideCursor: true,
      clearOnComplete: false,
      stopOnComplete: false,
    },
    Presets.shades_classic,
  );
  return {
    start: (name) => {
      const start = performance.now();
      const named = { name: name.padEnd(12), summary: '' };
      const bar = bars.create(1, 0, named);
      bars.update();
      let drawn = start;
      return {
        advance: (done, total) => {
          bar.setTotal(total);
          bar.update(done);
          const now = performance.now();
          if (now - drawn < FRAME) return;
          drawn = now;
          bars.update();
        },
        end: (summary) => {
          bar.update(bar.getTotal(), { ...named, summary: `${summary} (${secondsSince(start)})` });
          bars.update();
        },
      };
    },
    stop: () => bars.stop(),
  };
}
