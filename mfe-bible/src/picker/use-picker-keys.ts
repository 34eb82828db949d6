import { type RefObject, useEffect, useEffectEvent } from 'react';
import { defineUserState } from '@manna/shared/runtime';

/** Whether a single key opens the picker. People who use speech input must be able to turn it off (WCAG 2.1.4). */
export const pickerKeysState = defineUserState<boolean>({
  key: 'pillars/bible/picker-keys',
  formerKey: 'bible/picker-keys',
  mode: 'local',
  read: (value) => (typeof value === 'boolean' ? value : undefined),
  initial: true,
});

const PICKER_KEY = 'g';
/** Elements in which keys enter text. */
const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** If several panels show pages, the focused one handles the key, otherwise the first visible one. */
function answers(button: HTMLElement): boolean {
  const all = [...document.querySelectorAll<HTMLElement>('[data-picker]')];
  const panel = document.activeElement?.closest('[data-panel]');
  const here = all.filter((one) => panel?.contains(one));
  const near = here.length > 0 ? here : all;
  // A prerendered page has no box.
  return (near.find((one) => one.getClientRects().length > 0) ?? near[0]) === button;
}

/** Calls back when 'g' is pressed without modifiers and outside of fields. */
export function usePickerKeys(button: RefObject<HTMLElement | null>, isOn: boolean, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== PICKER_KEY || event.defaultPrevented || event.repeat || event.isComposing) return;
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(fields)) return;
      // The page below a dialog is inert.
      if (document.querySelector('dialog[open]')) return;
      if (!button.current || !answers(button.current)) return;
      // Do not type it into the field that opens.
      event.preventDefault();
      press();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [button, isOn]);
}
