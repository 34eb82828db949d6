import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A signed-in reader. */
export interface Profile {
  id: string;
  name: string;
  email: string;
}

/** notLoaded until somebody needs it; loaded with a null profile is an anonymous reader. */
export interface SessionState {
  status: 'notLoaded' | 'loading' | 'loaded' | 'error';
  profile: Profile | null;
  /** What went wrong, for the log; the reader stays anonymous. */
  error: string | null;
}

const initialState = { status: 'notLoaded', profile: null, error: null } as SessionState;

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    sessionRequested: (state) => {
      state.status = 'loading';
    },
    sessionReceived: (state, { payload }: PayloadAction<Profile | null>) => {
      state.status = 'loaded';
      state.profile = payload;
      state.error = null;
    },
    sessionFailed: (state, { payload }: PayloadAction<string>) => {
      state.status = 'error';
      state.profile = null;
      state.error = payload;
    },
  },
});

export const { sessionRequested, sessionReceived, sessionFailed } = sessionSlice.actions;
export const sessionReducer = sessionSlice.reducer;
