/** So long letters are kept at most, in milliseconds: a dialog that takes longer has failed. */
const LONGEST_MS = 15_000;

/**
 * Keeps what the reader types while a dialog is loaded, until a field of it takes the focus, and types it there. Ends when the
 * reader does something else: presses Escape, Tab, Enter, or the pointer.
 */
export function keepTyped(): void {
  let kept = '';
  const ended = new AbortController();
  const options = { capture: true, signal: AbortSignal.any([ended.signal, AbortSignal.timeout(LONGEST_MS)]) };
  const end = () => ended.abort();
  document.addEventListener('pointerdown', end, options);
  document.addEventListener(
    'keydown',
    (event) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (['Escape', 'Tab', 'Enter'].includes(key)) end();
      // A dialog with a field takes its own letters.
      if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open] input')) return;
      if (key === 'Backspace') kept = kept.slice(0, -1);
      if ([...key].length !== 1) return;
      kept += key;
      // It would press the button that has the focus, or be a key of the page.
      event.preventDefault();
    },
    options,
  );
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      end();
      if (kept === '') return;
      // React hears of a value only if the browser's own setter is followed by the event.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(target, target.value + kept);
      target.dispatchEvent(new Event('input', { bubbles: true }));
    },
    options,
  );
}
