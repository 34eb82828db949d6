import { useEffect, useEffectEvent, type RefObject } from 'react';
import { afterPaint } from '@manna/shared/runtime';
import { scrollerOf } from '../text/scroll-view';

/**
 * Calls back whenever the container in which an element scrolls, the window or its panel, has scrolled: after the frame is
 * painted, because what is measured then would delay it, and it may show the next chapter.
 */
export function useScrolls(element: RefObject<Element | null>, onScroll: (scroller: Element) => void): void {
  const handle = useEffectEvent(({ target }: Event) => {
    const scroller = target instanceof Document ? target.documentElement : target;
    const { current } = element;
    if (!current || !(scroller instanceof Element) || !scroller.contains(current)) return;
    // When a panel is opened or closed, the window scrolls, too.
    if (scrollerOf(current) === scroller) onScroll(scroller);
  });
  useEffect(() => {
    const listen = (event: Event) => void afterPaint(() => handle(event));
    // Scroll events of panels do not bubble.
    const options = { capture: true, passive: true };
    document.addEventListener('scroll', listen, options);
    return () => document.removeEventListener('scroll', listen, options);
  }, []);
}
