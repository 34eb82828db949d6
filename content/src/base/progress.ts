import { performance } from 'node:perf_hooks';
import { MultiBar, Presets } from 'cli-progress';
import type { Advance } from './source';

/** A running step of a build. */
export interface ProgressStep {
  readonly advance: Advance;
  /** Ends the step with a summary of a few words. */
  readonly end: (summary: string) => void;
}

/** Reports the progress of a build. */
export interface Progress {
  readonly start: (name: string) => ProgressStep;
  /** Removes the bars. Written lines stay. */
  readonly stop: () => void;
}

const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** Writes a line for each finished step, 'kjv: 1,189 chapters … (1.2 s)': for logs and pipes. */
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

/** Milliseconds between two updates of a bar. */
const FRAME = 100;

/** Draws a bar for each step on a terminal. Reading is synchronous, so bars are drawn when progress is reported. */
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
