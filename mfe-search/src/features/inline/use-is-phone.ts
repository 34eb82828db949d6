import { useSyncExternalStore } from 'react';

const PHONE = '(width < 670px)';

export const isPhone = (): boolean => matchMedia(PHONE).matches;

function subscribe(listener: () => void): () => void {
  const media = matchMedia(PHONE);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the window is as narrow as a phone. Only in the browser. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, isPhone);
