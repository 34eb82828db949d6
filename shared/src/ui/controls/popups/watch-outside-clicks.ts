/** How long clicks are still handled after a dialog was closed. */
export const CLICK_LISTENER_LINGER_MS = 300;

/**
 * Calls back on a click that starts and ends on a modal dialog's backdrop. After cleanup, clicks are blocked for a
 * moment: the second half of a double click that closed the dialog must not reach the page below.
 */
export function watchOutsideClicks(dialog: HTMLDialogElement, onOutside: () => void): () => void {
  let pressed: EventTarget | null = null;
  let closed = false;
  const notePress = (event: Event) => {
    pressed = event.target;
  };
  const answerClick = (event: MouseEvent) => {
    if (!closed && event.target === dialog && pressed === dialog) onOutside();
    if (closed && event.detail > 1) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  document.addEventListener('pointerdown', notePress, true);
  document.addEventListener('click', answerClick, true);
  return () => {
    closed = true;
    setTimeout(() => {
      document.removeEventListener('pointerdown', notePress, true);
      document.removeEventListener('click', answerClick, true);
    }, CLICK_LISTENER_LINGER_MS);
  };
}
