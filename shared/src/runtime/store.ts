import { configureStore } from '@reduxjs/toolkit';
import { sessionReducer } from './session-slice';

/** The one store of a page (or of one render on the server). */
export const createAppStore = () => configureStore({ reducer: { session: sessionReducer } });

export type AppStore = ReturnType<typeof createAppStore>;
export type AppState = ReturnType<AppStore['getState']>;
