/** As the style sheets of the panels have it; below this there is room for one panel only. */
const WIDE = '(min-width: 41.875em)';

/** Whether the window has room for a panel beside the page, at the size that the reader's browser gives to text. */
export const isWide = (): boolean => matchMedia(WIDE).matches;
