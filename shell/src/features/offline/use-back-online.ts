import { useEffect, useState } from 'react';

/** Interval of network checks while a copy is shown. Milliseconds. */
const TRY_EVERY_MS = 10_000;
const TRY_TIMEOUT_MS = 5_000;

/** The gateway's health check, which the service worker does not handle. */
const HEALTH_ADDRESS = '/healthz';

async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TRY_TIMEOUT_MS);
    return (await fetch(HEALTH_ADDRESS, { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

/** Whether the network is back. It is checked only while `isWatched`. */
export function useBackOnline(isWatched: boolean): boolean {
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    if (!isWatched || isBack) return;
    const look = async () => {
      if (!navigator.onLine || document.hidden) return;
      if (await isReachable()) setBack(true);
    };
    const timer = setInterval(() => void look(), TRY_EVERY_MS);
    const lookNow = () => void look();
    addEventListener('online', lookNow);
    return () => {
      clearInterval(timer);
      removeEventListener('online', lookNow);
    };
  }, [isWatched, isBack]);
  return isBack;
}
