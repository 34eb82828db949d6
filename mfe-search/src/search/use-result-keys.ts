import type { RefObject } from 'react';
import { useListeners } from '@manna/shared/ui/hooks';

/**
 * Arrow keys go from the field to the results and from one to the next, Home and End to the first and the last, and Escape
 * back to the field. Enter opens a result, because it is a link. `panel` contains the field and the results.
 */
export function useResultKeys(panel: RefObject<HTMLElement | null>, field: RefObject<HTMLInputElement | null>): void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const links = [...(panel.current?.querySelectorAll<HTMLElement>('[data-result]') ?? [])];
    const at = links.findIndex((link) => link === event.target);
    if (at === -1 && event.target !== field.current) return;
    const goTo = (element: HTMLElement | null | undefined) => {
      if (!element) return;
      event.preventDefault();
      event.stopPropagation();
      element.focus();
    };
    if (event.key === 'ArrowDown') goTo(links[at + 1]);
    else if (event.key === 'ArrowUp' && at >= 0) goTo(at === 0 ? field.current : links[at - 1]);
    else if (at >= 0 && event.key === 'Home') goTo(links[0]);
    else if (at >= 0 && event.key === 'End') goTo(links.at(-1));
    else if (at >= 0 && event.key === 'Escape') goTo(field.current);
  };
  useListeners(panel, { keydown: onKeyDown });
}
