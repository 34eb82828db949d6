import { act } from '@testing-library/react';

/** Simulates scrolling near an element, at once or when the returned function is called. jsdom has no layout. */
export function readerComes({ atOnce }: { atOnce: boolean }): () => void {
  let come: () => void = () => undefined;
  globalThis.IntersectionObserver = class {
    constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
      come = () => act(() => notify([{ isIntersecting: true }]));
      if (atOnce) queueMicrotask(come);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
  return () => come();
}
