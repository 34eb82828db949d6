import { createAction, type UnknownAction } from '@reduxjs/toolkit';

/** Values by key. A value that is still the initial one is missing. */
export type UserState = Readonly<Record<string, unknown>>;

const initialState: UserState = {};

/** The reader has changed a value. */
export const userStateChanged = createAction<{ key: string; value: unknown }>('userState/userStateChanged');

/** Values from storage, from another tab or from the site; undefined if there is none. */
export const userStateReceived = createAction<UserState>('userState/userStateReceived');

export function userStateReducer(state: UserState | undefined, action: UnknownAction): UserState {
  const now = state ?? initialState;
  if (userStateChanged.match(action)) return { ...now, [action.payload.key]: action.payload.value };
  if (userStateReceived.match(action)) return { ...now, ...action.payload };
  return now;
}
