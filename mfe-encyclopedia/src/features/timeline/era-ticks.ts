import type { TimeSpan } from './time-span';
import { lengthOf } from './time-span';

/** Years between two ticks. */
const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000];
/** From this step on, a tick at AD 1 is far enough from those beside it. */
const LEAST_STEP_WITH_ERA = 5;

/**
 * The years at which the axis has ticks: round ones as readers count, so 1000 BC and AD 1000, and AD 1, before which there is
 * no year 0. Astronomical years, ascending.
 */
export function eraTicks(span: TimeSpan, most: number): number[] {
  const step = steps.find((years) => lengthOf(span) / years <= most) ?? 2_000;
  const isShown = (year: number) => year >= span.from && year < span.to;
  const ticks: number[] = [];
  for (let before = Math.ceil((1 - span.from) / step) * step; before > 0; before -= step) ticks.push(1 - before);
  if (step === 1 || step >= LEAST_STEP_WITH_ERA) ticks.push(1);
  for (let after = step === 1 ? 2 : step; after < span.to; after += step) ticks.push(after);
  return ticks.filter(isShown);
}
