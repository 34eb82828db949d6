import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** A collection takes some 60 ms, so one in this time costs nobody anything. */
const POLL_MS = 15_000;
/** A process that is busy for a smaller part of the time is at rest. */
const REST_UTILIZATION = 0.1;

/** V8's function that collects all garbage at once. */
export function fullCollection(): () => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  setFlagsFromString('--no-expose-gc');
  return collect;
}

/** A function that is given how busy the process was, from 0 to 1, and says whether it has just come to rest. */
export function restWatcher(): (utilization: number) => boolean {
  let hasWorked = false;
  return (utilization) => {
    const comesToRest = hasWorked && utilization <= REST_UTILIZATION;
    hasWorked = utilization > REST_UTILIZATION;
    return comesToRest;
  };
}

/**
 * From now on collects all garbage of this process when it comes to rest. V8 gives the memory of a flood back to the system some
 * seconds after a full collection, and a process at rest makes too little garbage to begin one: it would stay for hours.
 */
export function collectAtRest(collect = fullCollection(), pollMs = POLL_MS): void {
  const comesToRest = restWatcher();
  let before = performance.eventLoopUtilization();
  setInterval(() => {
    if (comesToRest(performance.eventLoopUtilization(before).utilization)) collect();
    before = performance.eventLoopUtilization();
  }, pollMs).unref();
}
