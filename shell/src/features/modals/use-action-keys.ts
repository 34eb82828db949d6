import { useEffect, useEffectEvent } from 'react';
import { slashKeyPreference, useExtensions, usePreference } from '@manna/shared/runtime';
import { keepTyped, stopKeeping } from './keep-typed';

/** Elements in which keys enter text. */
const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/**
 * Opens the modal of the first header action with a field when the reader presses Ctrl-K or Cmd-K, or, outside of fields,
 * '/' alone, unless that is turned off. Over an open dialog they do nothing: the page below it is inert.
 */
export function useActionKeys(toggle: (modal: string) => void, isOpen: boolean): void {
  const [slashKey] = usePreference(slashKeyPreference);
  const action = useExtensions('headerActions').find(({ field }) => field !== undefined);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    const isMeant =
      event.ctrlKey || event.metaKey
        ? key.toLowerCase() === 'k' && !event.shiftKey
        : // On some keyboards it needs Shift.
          key === '/' && slashKey === 'on' && !(target instanceof Element && target.closest(fields));
    if (!isMeant || !action?.modal || event.altKey || event.repeat || event.isComposing || event.defaultPrevented)
      return;
    if (document.querySelector('dialog[open]')) return;
    // Otherwise the browser would open its own search.
    event.preventDefault();
    toggle(action.modal);
    if (!isOpen) keepTyped();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
      stopKeeping();
    };
  }, []);
}
