import { createAction, type UnknownAction } from '@reduxjs/toolkit';

/** Tabs of the main menu. */
export type MenuTab = 'main' | 'encyclopedia' | 'articles' | 'resources' | 'bible' | 'help';

export interface InterfaceState {
  menuTab: MenuTab;
}

export const initialInterface: InterfaceState = { menuTab: 'main' };

export const menuTabOpened = createAction<MenuTab>('interface/menuTabOpened');

// No slice is made by createSlice: its Immer is 4.7 kB of every first view, for reducers that copy one object.
export function interfaceReducer(state: InterfaceState | undefined, action: UnknownAction): InterfaceState {
  return menuTabOpened.match(action) ? { menuTab: action.payload } : (state ?? initialInterface);
}
