import { type RefObject, useEffect, useEffectEvent } from 'react';

const keys = ['/', 'g'];
/** Where a key is typed rather than pressed. */
const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Of several pages in panels the one that has the focus answers, else the first that is seen. */
function answers(button: HTMLElement): boolean {
  const all = [...document.querySelectorAll<HTMLElement>('[data-picker]')];
  const panel = document.activeElement?.closest('[data-panel]');
  const here = all.filter((one) => panel?.contains(one));
  const near = here.length > 0 ? here : all;
  // A page that is drawn ahead of its turn has no box.
  return (near.find((one) => one.getClientRects().length > 0) ?? near[0]) === button;
}

/** Calls back on '/' and 'g', pressed alone outside of fields. */
export function usePickerKeys(button: RefObject<HTMLElement | null>, isOn: boolean, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!keys.includes(event.key) || event.defaultPrevented || event.repeat || event.isComposing) return;
      // Some keyboards write '/' with Shift, which is no shortcut of anything.
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest(fields)) return;
      // The page below it is out of reach.
      if (document.querySelector('dialog[open]')) return;
      if (!button.current || !answers(button.current)) return;
      // Not into the field that opens, and not to the browser's own search.
      event.preventDefault();
      press();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [button, isOn]);
}
