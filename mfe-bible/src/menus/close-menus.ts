import { moveInMenu } from './move-in-menu';

const openMenu = (head: Element): HTMLDetailsElement | null => head.querySelector('details[data-head-menu][open]');

/**
 * Has the menus of a page's head work as menus do: the arrows move among their choices, and they close on Escape, which
 * gives the focus back, on a click elsewhere, where the focus goes elsewhere, and after a choice. Without it they close by
 * their buttons, and the Tab key moves.
 *
 * @returns What ends it.
 */
export function closeMenus(head: HTMLElement): () => void {
  const onPointerDown = ({ target }: Event) => {
    const menu = openMenu(head);
    if (menu && target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    const menu = openMenu(head);
    // A focus that goes nowhere is that of a button which was switched off, or of another window.
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
