import { useEffect, useState, type RefObject } from 'react';

/** Distance from the viewport at which an element counts as near, so that it is loaded before the reader sees it. */
const AHEAD = '300px';

/** Whether the reader has scrolled near an element; false on the server. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return near;
}
