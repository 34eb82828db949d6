import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls `onOpen` for an element that a reader opened before it was hydrated: React missed that event. */
export function useWasOpened(details: RefObject<HTMLDetailsElement | null>, onOpen: (() => void) | undefined): void {
  const opened = useEffectEvent(() => onOpen?.());
  useEffect(() => {
    if (details.current?.open) opened();
  }, [details]);
}
