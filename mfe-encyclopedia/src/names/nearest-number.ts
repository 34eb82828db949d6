/** The nearest of the numbers from 1 to `last`: 1 for text and for low numbers, the last one for high numbers. */
export const nearestNumber = (written: string | undefined, last: number): number =>
  Math.min(Math.max(Math.trunc(Number(written)) || 1, 1), last);
