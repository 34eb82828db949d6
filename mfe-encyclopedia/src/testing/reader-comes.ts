import { act } from '@testing-library/react';

/** Has a reader come near to what a page holds: at once, or when what comes back is called. jsdom lays nothing out. */
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
