const KEYS = ['ArrowDown', 'ArrowUp', 'Home', 'End'];

/**
 * Moves among the choices of an open menu by the arrows up and down, Home and End, round from its last to its first; the
 * page behind it does not scroll. Nothing for other keys, and where a menu has something else than choices.
 */
export function moveInMenu(menu: HTMLElement, event: KeyboardEvent): void {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
  if (!KEYS.includes(key) || defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return;
  if (!(target instanceof Element) || target.closest('input, select, textarea')) return;
  const choices = [...menu.querySelectorAll<HTMLElement>('li > a, li > button')];
  // The button of the menu comes before all of them.
  const at = choices.findIndex((choice) => choice === target);
  const places = { ArrowDown: (at + 1) % choices.length, ArrowUp: Math.max(at, 0) - 1, Home: 0, End: -1 };
  const choice = choices.at(places[key as keyof typeof places]);
  if (!choice) return;
  event.preventDefault();
  choice.focus();
}
