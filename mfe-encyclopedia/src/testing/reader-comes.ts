import { act } from '@testing-library/react';

/** Simulates scrolling near an element by mouse, at once or when the returned function is called. jsdom has no layout. */
export function readerComes({ atOnce }: { atOnce: boolean }): () => void {
  globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList;
  const comers: (() => void)[] = [];
  globalThis.IntersectionObserver = class {
    constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
      const come = () => act(() => notify([{ isIntersecting: true }]));
      comers.push(come);
      if (atOnce) queueMicrotask(come);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
  return () => comers.forEach((come) => come());
}
