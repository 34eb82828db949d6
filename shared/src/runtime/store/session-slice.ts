import { createAction, type UnknownAction } from '@reduxjs/toolkit';

/** A signed-in reader. */
export interface Profile {
  id: string;
  name: string;
  email: { email: string };
}

/** notLoaded until it is first needed; loaded with a null profile means an anonymous reader. A refresh does not change it. */
export interface SessionState {
  status: 'notLoaded' | 'loading' | 'loaded' | 'error';
  profile: Profile | null;
  /** The error, for the log. The profile stays what it was; at first, what it was on this device before. */
  error: string | null;
}

export const initialSession: SessionState = { status: 'notLoaded', profile: null, error: null };

export const sessionRequested = createAction('session/sessionRequested');
export const sessionReceived = createAction<Profile | null>('session/sessionReceived');
export const sessionFailed = createAction<{ message: string; profile: Profile | null }>('session/sessionFailed');

export function sessionReducer(state: SessionState | undefined, action: UnknownAction): SessionState {
  const now = state ?? initialSession;
  if (sessionRequested.match(action)) return now.status === 'loaded' ? now : { ...now, status: 'loading' };
  if (sessionReceived.match(action)) return { status: 'loaded', profile: action.payload, error: null };
  if (sessionFailed.match(action)) {
    const { message, profile } = action.payload;
    return { status: 'error', profile: now.profile ?? profile, error: message };
  }
  return now;
}
