import type { RefObject } from 'react';
import { useListeners, useRovingFocus } from '@manna/shared/ui/hooks';

const OPEN_MENU = 'details[data-head-menu][open]';

/**
 * Adds the behaviour of menus to the head of a page: the arrow keys move among the choices. A menu closes on Escape
 * (which returns the focus), on a click elsewhere, when the focus moves elsewhere, and after a choice. Without this,
 * menus are closed by their buttons and Tab moves.
 */
export function useHeadMenus(head: RefObject<HTMLElement | null>): void {
  const openMenu = () => head.current?.querySelector<HTMLDetailsElement>(OPEN_MENU);
  const closeUnless = (isInside: (menu: Element) => boolean) => {
    const menu = openMenu();
    if (menu && !isInside(menu)) menu.open = false;
  };
  const closeAndFocus = (menu: HTMLDetailsElement) => {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  useRovingFocus(head, {
    items: `${OPEN_MENU} li > a, ${OPEN_MENU} li > button, ${OPEN_MENU} li > details > summary`,
    axis: 'vertical',
    canEnter: true,
  });
  useListeners('document', {
    pointerdown: ({ target }) => closeUnless((menu) => !(target instanceof Node) || menu.contains(target)),
  });
  useListeners(head, {
    // There is no related target if a button was disabled or the window lost focus.
    focusout: ({ relatedTarget }) =>
      closeUnless((menu) => !(relatedTarget instanceof Node) || menu.contains(relatedTarget)),
    keydown: (event) => {
      const menu = openMenu();
      if (!menu || event.defaultPrevented || event.key !== 'Escape') return;
      event.preventDefault();
      closeAndFocus(menu);
    },
    click: ({ target }) => {
      const menu = openMenu();
      if (!menu || !(target instanceof Element) || !menu.contains(target)) return;
      if (target.closest('a, [data-closes]')) closeAndFocus(menu);
    },
  });
}
