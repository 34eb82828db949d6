import { useEffect } from 'react';
import { isForBrowser } from '@manna/shared/runtime';

/** The place of a link's own page that it leads to; undefined for one that leads elsewhere. */
function placeOf(target: EventTarget | null): HTMLElement | undefined {
  const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
  const id = decodeURIComponent(link?.getAttribute('href')?.slice(1) ?? '');
  if (id === '') return undefined;
  return link?.closest('[data-panel]')?.querySelector<HTMLElement>(`#${CSS.escape(id)}`) ?? undefined;
}

/**
 * A link to a place of its page leads there in its own panel. The browser knows one document, in which an id may stand in
 * each panel, and one address, which is the page's.
 */
export function usePlacesInPanels(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const place = event.defaultPrevented || isForBrowser(event) ? undefined : placeOf(event.target);
      if (!place) return;
      event.preventDefault();
      place.scrollIntoView();
      // Where it takes no focus itself, what it holds may; the reader goes on from there.
      if (!place.matches('a[href], button, [tabindex]')) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}
