import { useEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import { sessionFailed, sessionReceived, sessionRequested, type Profile, type SessionState } from './session-slice';
import type { AppState, AppStore } from './store';

const isProfile = (value: unknown): value is Profile =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'name', 'email'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string');

/** Asks the gateway who is signed in. A failure leaves the reader anonymous and is kept as a message. */
async function loadSession(store: Pick<AppStore, 'dispatch'>): Promise<void> {
  store.dispatch(sessionRequested());
  try {
    const response = await fetch('/api/session', { credentials: 'same-origin' });
    const body: unknown = response.ok ? await response.json() : null;
    const user = typeof body === 'object' && body !== null && 'user' in body ? body.user : null;
    store.dispatch(sessionReceived(isProfile(user) ? user : null));
  } catch (error) {
    store.dispatch(sessionFailed(error instanceof Error ? error.message : String(error)));
  }
}

/** Who is reading. Loads once, on the first need, and again when the page becomes visible; read-only to pillars. */
export function useSession(): SessionState {
  const store = useStore<AppState>();
  useEffect(() => {
    if (store.getState().session.status === 'notLoaded') void loadSession(store);
    const refresh = () => {
      if (document.visibilityState === 'visible' && store.getState().session.status !== 'loading')
        void loadSession(store);
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [store]);
  return useSelector((state: AppState) => state.session);
}
