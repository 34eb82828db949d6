/** So long letters are kept at most, in milliseconds: a dialog that takes longer has failed. */
const LONGEST_MS = 15_000;
const watched = ['pointerdown', 'keydown', 'focusin'] as const;

let end = (): void => undefined;

/** Ends what keepTyped began. */
export const stopKeeping = (): void => end();

/**
 * Keeps what the reader types while a dialog is loaded, until a field of it takes the focus, and types it there. Ends when the
 * reader does something else: presses Escape, Tab, Enter, a key with Ctrl, or the pointer.
 */
export function keepTyped(): void {
  stopKeeping();
  let kept = '';
  end = () => watched.forEach((type) => document.removeEventListener(type, onEvent, true));

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey } = event;
    const isOther = ctrlKey || metaKey || ['Escape', 'Tab', 'Enter'].includes(key);
    if (isOther) end();
    // A dialog with a field takes its own letters.
    if (isOther || document.querySelector('dialog[open] input')) return;
    if (key === 'Backspace') kept = kept.slice(0, -1);
    if ([...key].length !== 1) return;
    kept += key;
    // It would press the button that has the focus, or be a key of the page.
    event.preventDefault();
  }

  function onEvent(event: Event) {
    const { target } = event;
    if (event instanceof KeyboardEvent) onKeyDown(event);
    else if (event.type === 'pointerdown') end();
    else if (target instanceof HTMLInputElement) {
      end();
      if (kept === '') return;
      // React hears of a value only if the browser's own setter is followed by the event.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(target, target.value + kept);
      target.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }

  for (const type of watched) document.addEventListener(type, onEvent, true);
  setTimeout(end, LONGEST_MS);
}
