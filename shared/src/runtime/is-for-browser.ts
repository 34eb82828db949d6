import type { MouseEvent } from 'react';

/** Whether a click on a link is meant for the browser: another button, or a key held for a tab, a window or a download. */
export const isForBrowser = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
