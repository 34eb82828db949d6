import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A signed-in reader. */
export interface Profile {
  id: string;
  name: string;
  email: string;
}

/** notLoaded until somebody needs it; loaded with a null profile is an anonymous reader. Asking again is no loading. */
export interface SessionState {
  status: 'notLoaded' | 'loading' | 'loaded' | 'error';
  profile: Profile | null;
  /** What went wrong, for the log; the reader stays who they were, which is anonymous at first. */
  error: string | null;
}

export const initialSession: SessionState = { status: 'notLoaded', profile: null, error: null };

const sessionSlice = createSlice({
  name: 'session',
  initialState: initialSession,
  reducers: {
    sessionRequested: (state) => {
      if (state.status !== 'loaded') state.status = 'loading';
    },
    sessionReceived: (state, { payload }: PayloadAction<Profile | null>) => {
      state.status = 'loaded';
      state.profile = payload;
      state.error = null;
    },
    sessionFailed: (state, { payload }: PayloadAction<string>) => {
      state.status = 'error';
      state.error = payload;
    },
  },
});

export const { sessionRequested, sessionReceived, sessionFailed } = sessionSlice.actions;
export const sessionReducer = sessionSlice.reducer;
