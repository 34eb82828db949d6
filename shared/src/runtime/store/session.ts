import { useContext, useEffect, useLayoutEffect } from 'react';
import { useAppStore, useSelected } from './app-store';
import {
  initialSession,
  sessionFailed,
  sessionReceived,
  sessionRequested,
  type Profile,
  type SessionState,
} from './session-slice';
import { SiteContext } from '../site-context';
import type { AppStore } from './store';

const isProfile = (value: unknown): value is Profile =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'name', 'email'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string');

const asking = new WeakSet<AppStore>();

/** Asks the gateway who is signed in, unless a request is running. A failure is logged, and its message stored. */
export async function loadSession(store: AppStore): Promise<void> {
  if (asking.has(store)) return;
  asking.add(store);
  store.dispatch(sessionRequested());
  try {
    const response = await fetch('/api/session', { credentials: 'same-origin' });
    const body: unknown = response.ok ? await response.json() : null;
    const user = typeof body === 'object' && body !== null && 'user' in body ? body.user : null;
    store.dispatch(sessionReceived(isProfile(user) ? user : null));
  } catch (error) {
    console.error('Failed to fetch the session', error);
    store.dispatch(sessionFailed(error instanceof Error ? error.message : String(error)));
  } finally {
    asking.delete(store);
  }
}

/** Loads the session when it is first needed. */
export function needSession(store: AppStore): void {
  if (store.getState().session.status === 'notLoaded') void loadSession(store);
}

/**
 * The session of the reader. It loads when it is first needed, and again when the page becomes visible. If the site has
 * no accounts, nothing is requested and the reader is anonymous. Pillars can only read it.
 */
export function useSession(): SessionState {
  const store = useAppStore('useSession', 'AuthHOC');
  const site = useContext(SiteContext);
  const hasAccounts = site === null || site.accountsServer !== undefined;
  // A layout effect, so that it runs before the effect in which user state requests the session.
  useLayoutEffect(() => {
    if (!hasAccounts && store.getState().session.status === 'notLoaded') store.dispatch(sessionReceived(null));
  }, [store, hasAccounts]);
  useEffect(() => {
    if (!hasAccounts) return;
    needSession(store);
    const refresh = () => {
      if (document.visibilityState === 'visible') void loadSession(store);
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [store, hasAccounts]);
  return useSelected(store, ({ session }) => session, initialSession);
}
