/** How long after a dialog has closed its clicks are still listened to. Milliseconds. */
export const CLICK_LISTENER_LINGER_MS = 300;

/**
 * Calls back on a click that begins and ends on a modal dialog's backdrop. After the undo it goes on listening for a
 * moment: the second half of a double click that closed the dialog must not fall on the page below.
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
