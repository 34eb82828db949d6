import { useEffect, useState, type RefObject } from 'react';
import { labelMeasure } from './label-width';

/** What the layout needs to know about the element that it is for. */
export interface Measured {
  /** In pixels. */
  width: number;
  labelWidth: (name: string) => number;
}

/** Measures an element, again when its size changes. Undefined until it has been measured. */
export function useMeasured(ref: RefObject<Element | null>): Measured | undefined {
  const [measured, setMeasured] = useState<Measured>();
  useEffect(() => {
    const element = ref.current;
    // Without it, as in tests without a layout, nothing is drawn: the list has everything.
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      if (width > 0) setMeasured({ width, labelWidth: labelMeasure(element) });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return measured;
}
