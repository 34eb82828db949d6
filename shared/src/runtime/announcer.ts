import { useSyncExternalStore } from 'react';

let current = '';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Lets screen readers read this sentence out when they are next idle, even if it repeats the last one. */
export function announce(message: string): void {
  // A live region is read out only if its text changes.
  current = message === current ? `${message}\u00a0` : message;
  listeners.forEach((listener) => listener());
}

/** What was announced last, for the shell's live region; '' on the server and before the first announcement. */
export const useAnnouncement = (): string =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => '',
  );
