import { configureStore, type Store } from '@reduxjs/toolkit';
import { interfaceReducer, type InterfaceState } from './interface-slice';
import { sessionReducer, type SessionState } from './session-slice';
import { userStateReducer, type UserState } from './user-state/user-state-slice';

export interface AppState {
  session: SessionState;
  userState: UserState;
  interface: InterfaceState;
}

export type AppStore = Store<AppState>;

/** The one store of a page (or of one render on the server). */
export const createAppStore = (): AppStore =>
  configureStore({ reducer: { session: sessionReducer, userState: userStateReducer, interface: interfaceReducer } });
