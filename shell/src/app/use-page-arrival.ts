import { useEffect, useRef } from 'react';
import { afterPaint, announce, useLocation } from '@manna/shared/runtime';
import { MAIN_ELEMENT_ID } from '../host/document/element-ids';

/**
 * After a reader has gone to another page without a reload: focus stands on its heading and its name is read out, as a
 * browser does for a page it loads. A link to a place inside the page keeps that place.
 */
export function usePageArrival(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash !== '') return;
    // To move the focus has the page laid out: before it is painted that would be done twice.
    return afterPaint(() => {
      const main = document.getElementById(MAIN_ELEMENT_ID);
      const heading = main?.querySelector('h1');
      (heading ?? main)?.focus({ preventScroll: true });
      announce(heading?.textContent ?? document.title);
    });
  }, [pathname, hash]);
}
