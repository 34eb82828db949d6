import { useEffect, useRef } from 'react';
import { afterPaint, announce, useLocation } from '@manna/shared/runtime';
import { MAIN_ELEMENT_ID } from '../host/document/element-ids';

/**
 * After a navigation without a reload, focuses the heading of the page and announces its name, as a browser does for a
 * page that it loads. If the URL has a hash, the focus stays.
 */
export function usePageArrival(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (hash !== '') return;
    // Moving the focus forces layout; before the first paint, that would lay out the page twice.
    return afterPaint(() => {
      const main = document.getElementById(MAIN_ELEMENT_ID);
      const heading = main?.querySelector('h1');
      (heading ?? main)?.focus({ preventScroll: true });
      announce(heading?.textContent ?? document.title);
    });
  }, [pathname, hash]);
}
