import { startTransition, useEffect, useState, type RefObject } from 'react';

function isOpen(popover: HTMLElement | null): boolean {
  try {
    return popover?.matches(':popover-open') === true;
  } catch {
    // A browser that has no popovers does not know the selector either.
    return false;
  }
}

/** Whether a reader has opened a popover, be it before its page woke; and how to say that they do so now. */
export function useMet(popover: RefObject<HTMLElement | null>): [met: boolean, meet: () => void] {
  const [met, setMet] = useState(false);
  const meet = () => setMet(true);
  useEffect(() => {
    if (isOpen(popover.current)) startTransition(() => setMet(true));
  }, [popover]);
  return [met, meet];
}
