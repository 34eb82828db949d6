import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '@manna/shared/runtime';
import { isOffline } from '../host/errors/is-offline';

/** They must not slow the first view or the warming of neighbours. Milliseconds. */
const START_AFTER_MS = 4000;

/**
 * What a page does beyond being read: it is kept for reading offline, says whether it is a copy or out of date, and shows
 * what its links lead to. It is once in every page and renders nothing at first. Its code loads when the page is idle, or
 * at once if the page is a copy or the reader is offline.
 */
export function PartsWhenIdle() {
  const [Parts, setParts] = useState<ComponentType>();
  useEffect(() => {
    const load = () => {
      // Without its code the page works as before.
      import('./idle-parts').then(
        ({ IdleParts }) => setParts(() => IdleParts),
        () => undefined,
      );
    };
    const isUrgent = isOffline();
    let cancelIdle: (() => void) | undefined;
    const timer = setTimeout(
      () => {
        cancelIdle = whenIdle(load);
      },
      isUrgent ? 0 : START_AFTER_MS,
    );
    return () => {
      clearTimeout(timer);
      cancelIdle?.();
    };
  }, []);
  return Parts && <Parts />;
}
