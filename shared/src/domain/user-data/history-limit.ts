/** Length of the history. It has a file of its own, because every page needs it, and the kinds only the sync. */
export const HISTORY_LIMIT = 12;
