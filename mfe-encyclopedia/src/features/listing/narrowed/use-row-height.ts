import { useSyncExternalStore } from 'react';

/** Height of a row with the browser's default size of letters. CSS pixels. */
const ROW_PX = 64;
const DEFAULT_LETTERS_PX = 16;

const nothingChanges = () => () => undefined;

function measuredHeight(): number {
  const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Number.isNaN(letters) ? ROW_PX : (ROW_PX * letters) / DEFAULT_LETTERS_PX;
}

/** The height of a row, which is larger for readers who have chosen larger letters. CSS pixels. */
export const useRowHeight = (): number => useSyncExternalStore(nothingChanges, measuredHeight, () => ROW_PX);
