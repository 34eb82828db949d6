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
import { LAST_USER_KEY, readText, writeText } from '../user-state/user-state-storage';
import type { AppStore } from './store';

/** Local storage: the profile of the reader who is signed in, for pages that open without the gateway. */
const LAST_PROFILE_KEY = 'dm-profile';

/** The profile in a value from outside; null if it has none. */
function profileIn(value: unknown): Profile | null {
  const user = value as Partial<Profile> | null | undefined;
  return typeof user?.id === 'string' && typeof user.name === 'string' && typeof user.email?.email === 'string'
    ? (user as Profile)
    : null;
}

/** Who is signed in, as the gateway says. */
async function fetchProfile(): Promise<Profile | null> {
  const response = await fetch('/api/session');
  // An outage signs nobody out.
  if (response.status >= 500) throw new Error(`${response.status}`);
  return response.ok ? profileIn(((await response.json()) as { user?: unknown } | null)?.user) : null;
}

const hasSignedInCookie = (): boolean => document.cookie.includes('dm-signed-in');

/** Who was signed in when the gateway was last asked, unless they have signed out since. */
function lastProfile(): Profile | null {
  try {
    return hasSignedInCookie() ? profileIn(JSON.parse(readText(LAST_PROFILE_KEY) ?? 'null')) : null;
  } catch {
    return null;
  }
}

const asking = new WeakSet<AppStore>();

/**
 * Loads the session, unless a request is running. If the gateway's readable cookie is missing and nobody was signed in on
 * this device, the reader is anonymous without a request. A failure is logged, and its message stored; the reader stays who
 * they were.
 */
export async function loadSession(store: AppStore): Promise<void> {
  if (!hasSignedInCookie() && !readText(LAST_USER_KEY)) store.dispatch(sessionReceived(null));
  else if (!asking.has(store)) {
    asking.add(store);
    store.dispatch(sessionRequested());
    try {
      const profile = await fetchProfile();
      writeText(LAST_PROFILE_KEY, profile && JSON.stringify(profile));
      store.dispatch(sessionReceived(profile));
    } catch (error) {
      console.error('Failed to fetch the session', error);
      const message = error instanceof Error ? error.message : String(error);
      store.dispatch(sessionFailed({ message, profile: lastProfile() }));
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
