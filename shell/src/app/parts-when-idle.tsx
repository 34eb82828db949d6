import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '@manna/shared/runtime';
import { isOffline } from '../../host/errors/is-offline';

/** Delay of everything about offline reading: it must not slow the first view or the warming of neighbours. */
const START_AFTER_MS = 4000;

/**
 * Makes the site readable offline, and informs the reader about copies and updates. It is once in every page and
 * renders nothing at first. Its code loads when the page is idle, or at once if the page is a copy or the reader is
 * offline.
 */
export function OfflineCorner() {
  const [Notes, setNotes] = useState<ComponentType>();
  useEffect(() => {
    const load = () => {
      // Without its code the page works as before.
      import('./offline-notes').then(
        ({ OfflineNotes }) => setNotes(() => OfflineNotes),
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
  return Notes && <Notes />;
}
