import { startTransition, useEffect, useState, type RefObject } from 'react';

function matches(element: HTMLElement | null, selector: string): boolean {
  try {
    return element?.matches(selector) === true;
  } catch {
    // A browser without popovers does not support their selector either.
    return false;
  }
}

/**
 * Whether the reader has ever opened a popover, even before hydration, and a function that records it. For other elements
 * than popovers, `selector` says what the reader may have done with them before hydration.
 */
export function useMet(
  element: RefObject<HTMLElement | null>,
  selector = ':popover-open',
): [met: boolean, meet: () => void] {
  const [met, setMet] = useState(false);
  const meet = () => setMet(true);
  useEffect(() => {
    if (matches(element.current, selector)) startTransition(() => setMet(true));
  }, [element, selector]);
  return [met, meet];
}
