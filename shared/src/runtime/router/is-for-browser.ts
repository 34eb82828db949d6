type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a click on a link is for the browser: not the main button, or a key held for a tab, a window or a download. */
export const isForBrowser = ({ button, ctrlKey, metaKey, shiftKey, altKey }: Click): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
