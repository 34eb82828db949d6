import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** The width of an element in pixels, again when it changes; undefined until it has been measured. Or that it is being printed. */
export function useFrameWidth(ref: RefObject<Element | null>): number | 'paper' | undefined {
  const [width, setWidth] = useState<number>();
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const element = ref.current;
    // Without it, as in tests without a layout, nothing is drawn: the list has everything.
    if (!element || typeof ResizeObserver === 'undefined' || typeof matchMedia === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const measured = entry?.contentRect.width ?? 0;
      if (measured > 0) setWidth(measured);
    });
    observer.observe(element);
    const print = matchMedia('print');
    // The browser prints what it has after the event.
    const onPrint = () => flushSync(() => setPrinting(print.matches));
    print.addEventListener('change', onPrint);
    return () => {
      observer.disconnect();
      print.removeEventListener('change', onPrint);
    };
  }, [ref]);
  return isPrinting && width !== undefined ? 'paper' : width;
}
