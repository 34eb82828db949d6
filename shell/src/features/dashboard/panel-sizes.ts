/** The sizes of a layout, in this order: the left panels' width, the right ones', and the upper ones' height. */
export const sizeNames = ['left', 'right', 'rows'] as const;
export type SizeName = (typeof sizeNames)[number];

/** In percent of the dashboard. */
export const defaultSizes: readonly number[] = [28, 28, 50];

/** A panel never gets so small that nothing can be read in it, nor so large that the main one cannot. Percent. */
export const MIN_SIZE = 15;
export const MAX_SIZE = 60;

/** What an arrow key adds. Percent. */
export const SIZE_STEP = 2;

/** A size within its bounds; `beside`, the other side's, leaves the main panel at least the least of all. Percent. */
export const clampSize = (percent: number, beside = 0): number =>
  Math.min(MAX_SIZE, 100 - MIN_SIZE - beside, Math.max(MIN_SIZE, percent));
