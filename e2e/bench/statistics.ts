const ascending = (values: readonly number[]): number[] => [...values].sort((one, other) => one - other);

/** The middle value, or the mean of the two middle values if their number is even. NaN if there are no values. */
export function median(values: readonly number[]): number {
  const sorted = ascending(values);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

/** The value that a share (0 to 1) of the values do not exceed, by nearest rank. NaN if there are no values. */
export const quantile = (values: readonly number[], share: number): number =>
  ascending(values)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? NaN;
