import { useCallback, useContext, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useLocation } from '@manna/shared/runtime';
import { DataRouterContext } from '@manna/shared/runtime/router-internals';

function bringTo({ current: element }: RefObject<HTMLElement | null>, top: number): void {
  if (element) element.scrollTop = top;
}

/**
 * Restores the scroll position of the main panel, which is a scroll container if there are several panels: a new page
 * starts at its top, and Back and Forward restore its position. React Router does this only for the window.
 *
 * @returns Scrolls the page to its top, whether the window or the panel scrolls.
 */
export function useMainPlace(panel: RefObject<HTMLElement | null>): () => void {
  const router = useContext(DataRouterContext)?.router;
  const { key, pathname } = useLocation();
  const action = useNavigationType();
  const here = useRef({ key, pathname });
  const places = useRef(new Map<string, number>());
  useEffect(() => {
    let isLeaving = false;
    return router?.subscribe(({ navigation }) => {
      const wasLeaving = isLeaving;
      isLeaving = navigation.state !== 'idle';
      // After the navigation has started, the next page may scroll.
      if (!wasLeaving) places.current.set(here.current.key, panel.current?.scrollTop ?? 0);
    });
  }, [router, panel]);
  useLayoutEffect(() => {
    const before = here.current;
    here.current = { key, pathname };
    if (before.key === key) return;
    if (action === 'POP') bringTo(panel, places.current.get(key) ?? 0);
    else if (before.pathname !== pathname) bringTo(panel, 0);
  }, [key, pathname, action, panel]);
  return useCallback(() => {
    window.scrollTo(0, 0);
    bringTo(panel, 0);
  }, [panel]);
}
