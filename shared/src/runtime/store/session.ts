import { useLayoutEffect } from 'react';
import { useAppStore, useSelected } from './app-store';
import {
  initialSession,
  sessionFailed,
  sessionReceived,
  sessionRequested,
  type Profile,
  type SessionState,
} from './session-slice';
import { LAST_USER_KEY, readText } from '../user-state/user-state-storage';
import type { AppStore } from './store';

/** Who is signed in, as the gateway says. */
async function fetchProfile(): Promise<Profile | null> {
  const response = await fetch('/api/session');
  // An outage signs nobody out.
  if (response.status >= 500) throw new Error(`${response.status}`);
  const user = response.ok ? ((await response.json()) as { user?: Profile } | null)?.user : null;
  return typeof user?.id === 'string' && typeof user.name === 'string' && typeof user.email?.email === 'string'
    ? user
    : null;
}

const asking = new WeakSet<AppStore>();

/**
 * Loads the session, unless a request is running. If the gateway's readable cookie is missing and nobody was signed in on
 * this device, the reader is anonymous without a request. A failure is logged, and its message stored.
 */
async function loadSession(store: AppStore): Promise<void> {
  if (!document.cookie.includes('dm-signed-in') && !readText(LAST_USER_KEY)) store.dispatch(sessionReceived(null));
  else if (!asking.has(store)) {
    asking.add(store);
    store.dispatch(sessionRequested());
    try {
      store.dispatch(sessionReceived(await fetchProfile()));
    } catch (error) {
      console.error('Failed to fetch the session', error);
      store.dispatch(sessionFailed(error instanceof Error ? error.message : String(error)));
    } finally {
      asking.delete(store);
    }
  }
}

/** Loads the session when it is first needed. */
export function needSession(store: AppStore): void {
  if (store.getState().session.status === 'notLoaded') void loadSession(store);
}

/**
 * The session of the reader. It loads when it is first needed, and again when the page becomes visible. Pillars can only
 * read it.
 */
export function useSession(): SessionState {
  const store = useAppStore('useSession', 'AuthHOC');
  // A layout effect, so that an anonymous reader is known before the page is painted, and before user state needs it.
  useLayoutEffect(() => {
    needSession(store);
    const refresh = () => {
      if (document.visibilityState === 'visible') void loadSession(store);
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [store]);
  return useSelected(store, ({ session }) => session, initialSession);
}
