import { useEffect, useRef, useState } from 'react';
import { useText } from '@manna/shared/runtime';
import { Button } from '@manna/shared/ui';
import { offlineText } from './offline-text';
import { onWorkerChange } from './registration';
import type { WorkerMessage } from './worker/worker-messages';
import styles from './offline-notes.module.css';

const TAKE_OVER: WorkerMessage = { kind: 'take-over' };

/** Notices a waiting worker. The very first worker does not wait and is no update. */
function useWaitingWorker(registration: ServiceWorkerRegistration): ServiceWorker | undefined {
  const [waiting, setWaiting] = useState<ServiceWorker>();
  useEffect(() => {
    const look = () => {
      if (registration.waiting && navigator.serviceWorker.controller) setWaiting(registration.waiting);
    };
    const follow = () => registration.installing?.addEventListener('statechange', look);
    look();
    follow();
    registration.addEventListener('updatefound', follow);
    return () => registration.removeEventListener('updatefound', follow);
  }, [registration]);
  return waiting;
}

/** Offers a new version of the site. Nothing changes before the reader agrees; then the page reloads once. */
export function UpdateOffer({ registration }: { registration: ServiceWorkerRegistration }) {
  const text = useText(offlineText);
  const waiting = useWaitingWorker(registration);
  const [declined, setDeclined] = useState<ServiceWorker>();
  const agreed = useRef(false);

  useEffect(
    () =>
      onWorkerChange(() => {
        if (!agreed.current) return;
        agreed.current = false;
        location.reload();
      }),
    [],
  );

  if (!waiting || waiting === declined) return null;
  const reload = () => {
    agreed.current = true;
    waiting.postMessage(TAKE_OVER);
  };
  return (
    <div className={styles.note}>
      <p>{text.updateReady}</p>
      <Button look="filled" onClick={reload}>
        {text.reload}
      </Button>
      <Button onClick={() => setDeclined(waiting)}>{text.later}</Button>
    </div>
  );
}
