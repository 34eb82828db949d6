import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** By key of its definition; without one that has its initial value. */
export type UserState = Readonly<Record<string, unknown>>;

const initialState: UserState = {};

const userStateSlice = createSlice({
  name: 'userState',
  initialState,
  reducers: {
    /** The reader changed one. */
    userStateChanged: (state, { payload }: PayloadAction<{ key: string; value: unknown }>) => ({
      ...state,
      [payload.key]: payload.value,
    }),
    /** Storage had these, or another tab, or the site; undefined is none. */
    userStateReceived: (state, { payload }: PayloadAction<UserState>) => ({ ...state, ...payload }),
  },
});

export const { userStateChanged, userStateReceived } = userStateSlice.actions;
export const userStateReducer = userStateSlice.reducer;
