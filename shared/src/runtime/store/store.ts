import { configureStore } from '@reduxjs/toolkit';
import { combineReducers, type Store } from 'redux';
import { sessionReducer } from './session-slice';
import { userStateReducer } from '../user-state/user-state-slice';

const reducer = combineReducers({ session: sessionReducer, userState: userStateReducer });

export type AppState = ReturnType<typeof reducer>;

export type AppStore = Store<AppState>;

/** The one store of a page (or of one render on the server). */
export const createAppStore = (): AppStore => configureStore({ reducer });
