/** Longer than a page takes to arrive and to focus its heading. Milliseconds. */
const ARRIVAL_MS = 3_000;

/**
 * Keeps the focus of a reader who stays in the middle of the text, when the heading of the page that arrives takes it: the
 * heading is out of view, and Tab would go on from there.
 *
 * @param control Returns the element that is to have the focus.
 */
export function returnFocus(control: () => HTMLElement | null): void {
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Element) || target.tagName !== 'H1') return;
      stop.abort();
      control()?.focus({ preventScroll: true });
    },
    { signal },
  );
  // A reader who moves the focus themselves is left alone.
  for (const move of ['keydown', 'pointerdown']) document.addEventListener(move, () => stop.abort(), { signal });
  setTimeout(() => stop.abort(), ARRIVAL_MS);
}
