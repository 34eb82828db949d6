const KEYS = ['ArrowDown', 'ArrowUp', 'Home', 'End'];

/**
 * Moves the focus among the choices of an open menu by the up and down arrow keys (in a circle), Home and End; the page
 * does not scroll. Does nothing for other keys, and in a menu without choices.
 */
export function moveInMenu(menu: HTMLElement, event: KeyboardEvent): void {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
  if (!KEYS.includes(key) || defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return;
  if (!(target instanceof Element) || target.closest('input, select, textarea')) return;
  const choices = [...menu.querySelectorAll<HTMLElement>('li > a, li > button')];
  // Index -1 is the button of the menu.
  const at = choices.findIndex((choice) => choice === target);
  const places = { ArrowDown: (at + 1) % choices.length, ArrowUp: Math.max(at, 0) - 1, Home: 0, End: -1 };
  const choice = choices.at(places[key as keyof typeof places]);
  if (!choice) return;
  event.preventDefault();
  choice.focus();
}
