import { moveInMenu } from './move-in-menu';

const openMenu = (head: Element): HTMLDetailsElement | null => head.querySelector('details[data-head-menu][open]');

/**
 * Adds the behaviour of menus to the head of a page: the arrow keys move among the choices. A menu closes on Escape
 * (which returns the focus), on a click elsewhere, when the focus moves elsewhere, and after a choice. Without this,
 * menus are closed by their buttons and Tab moves.
 *
 * @returns A cleanup function.
 */
export function closeMenus(head: HTMLElement): () => void {
  const onPointerDown = ({ target }: Event) => {
    const menu = openMenu(head);
    if (menu && target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    const menu = openMenu(head);
    // There is no related target if a button was disabled or the window lost focus.
    if (menu && relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const menu = openMenu(head);
    if (!menu || event.defaultPrevented) return;
    if (event.target instanceof Node && menu.contains(event.target)) moveInMenu(menu, event);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  const onClick = ({ target }: Event) => {
    const menu = openMenu(head);
    if (!menu || !(target instanceof Element) || !menu.contains(target) || !target.closest('a, [data-closes]')) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  document.addEventListener('pointerdown', onPointerDown);
  head.addEventListener('focusout', onFocusOut);
  head.addEventListener('keydown', onKeyDown);
  head.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('pointerdown', onPointerDown);
    head.removeEventListener('focusout', onFocusOut);
    head.removeEventListener('keydown', onKeyDown);
    head.removeEventListener('click', onClick);
  };
}
