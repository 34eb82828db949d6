import { use, useEffect, useState } from 'react';
import { CompositionContext, useText } from '@manna/shared/runtime';
import { Button } from '@manna/shared/ui';
import { offlineText } from '../offline-text';
import styles from '../offline-notes.module.css';
import { reloadPage, takeOver } from './reload-page';
import { useAnsweredUpdate } from './use-answered-update';
import { useCurrentFingerprint } from './use-current-fingerprint';
import { useTypedFields } from './use-typed-fields';

/** Whether a worker waits. The very first worker does not wait and is no update. */
function useHasWaitingWorker(registration: ServiceWorkerRegistration | undefined): boolean {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!registration) return;
    const look = () => setWaiting(registration.waiting !== null && navigator.serviceWorker.controller !== null);
    const follow = () => registration.installing?.addEventListener('statechange', look);
    look();
    follow();
    registration.addEventListener('updatefound', follow);
    return () => registration.removeEventListener('updatefound', follow);
  }, [registration]);
  return isWaiting;
}

interface UpdateOfferProps {
  registration: ServiceWorkerRegistration | undefined;
  /** False for a copy from the device, which is always of the past. */
  isWatched: boolean;
}

/**
 * Offers a new version of the site, once for each version and to all tabs together. Nothing changes before the reader agrees;
 * then the page reloads once. A new version is another revision of the composition, another service worker, or both.
 */
export function UpdateOffer({ registration, isWatched }: UpdateOfferProps) {
  const text = useText(offlineText);
  const own = use(CompositionContext)?.fingerprint;
  const isWaiting = useHasWaitingWorker(registration);
  const current = useCurrentFingerprint(isWatched, isWaiting);
  const [answered, answer] = useAnsweredUpdate();
  const hasTyped = useTypedFields();
  const [isWarned, setWarned] = useState(false);
  const [isReloading, setReloading] = useState(false);

  const isNew = current !== undefined && (current !== own || isWaiting);
  // The reader put the version off, and opens a page of it now. Its worker belongs to it, and asks for no second offer.
  const isLate = isNew && current === own && current === answered && !isReloading;
  useEffect(() => {
    if (isLate && registration) takeOver(registration);
  }, [isLate, registration]);

  if (!isNew || (current === answered && !isReloading)) return null;
  const reload = () => {
    if (!isWarned && hasTyped()) {
      setWarned(true);
      return;
    }
    setReloading(true);
    answer(current);
    void reloadPage(registration);
  };
  const postpone = () => {
    setWarned(false);
    answer(current);
  };
  return (
    <div className={styles.note}>
      <p>{isWarned ? text.typed : text.updateReady}</p>
      <Button look="filled" disabled={isReloading} onClick={reload}>
        {isWarned ? text.reloadAnyway : text.reload}
      </Button>
      <Button onClick={postpone}>{text.later}</Button>
    </div>
  );
}
