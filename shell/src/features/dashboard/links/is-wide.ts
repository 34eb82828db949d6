/** In CSS pixels; below this there is room for one panel only. */
const MIN_WIDTH = 670;

/** Whether the window has room for a panel beside the page. */
export const isWide = (): boolean => innerWidth >= MIN_WIDTH;
