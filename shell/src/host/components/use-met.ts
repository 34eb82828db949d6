import { startTransition, useEffect, useState, type RefObject } from 'react';

function isOpen(popover: HTMLElement | null): boolean {
  try {
    return popover?.matches(':popover-open') === true;
  } catch {
    // A browser without popovers does not support the selector either.
    return false;
  }
}

/** Whether the reader has ever opened a popover, even before hydration, and a function that records it. */
export function useMet(popover: RefObject<HTMLElement | null>): [met: boolean, meet: () => void] {
  const [met, setMet] = useState(false);
  const meet = () => setMet(true);
  useEffect(() => {
    if (isOpen(popover.current)) startTransition(() => setMet(true));
  }, [popover]);
  return [met, meet];
}
