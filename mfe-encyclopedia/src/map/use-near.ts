import { useEffect, useState, type RefObject } from 'react';
import type { FrameSize } from './view-of-markers';

/** Distance from the viewport at which an element counts as near, so that it is loaded before the reader sees it. */
const AHEAD = '300px';

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * The inner size that an element had when the reader first scrolled near it; null until then, and on the server. For readers
 * who save data it is near when they see it.
 */
export function useNear(element: RefObject<HTMLElement | null>, ahead = AHEAD): FrameSize | null {
  const [size, setSize] = useState<FrameSize | null>(null);
  useEffect(() => {
    const frame = element.current;
    if (!frame) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setSize({ clientWidth: frame.clientWidth, clientHeight: frame.clientHeight });
      },
      { rootMargin: savesData() ? '0px' : ahead },
    );
    observer.observe(frame);
    return () => observer.disconnect();
  }, [element, ahead]);
  return size;
}
