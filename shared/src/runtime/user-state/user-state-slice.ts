import { createAction, type UnknownAction } from '@reduxjs/toolkit';

/** By key of its definition; without one that has its initial value. */
export type UserState = Readonly<Record<string, unknown>>;

const initialState: UserState = {};

/** The reader changed one. */
export const userStateChanged = createAction<{ key: string; value: unknown }>('userState/userStateChanged');

/** Storage had these, or another tab, or the site; undefined is none. */
export const userStateReceived = createAction<UserState>('userState/userStateReceived');

export function userStateReducer(state: UserState | undefined, action: UnknownAction): UserState {
  const now = state ?? initialState;
  if (userStateChanged.match(action)) return { ...now, [action.payload.key]: action.payload.value };
  if (userStateReceived.match(action)) return { ...now, ...action.payload };
  return now;
}
