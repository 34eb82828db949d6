import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Tabs of the main menu. */
export type MenuTab = 'main' | 'encyclopedia' | 'articles' | 'resources' | 'bible' | 'help';

export interface InterfaceState {
  menuTab: MenuTab;
}

export const initialInterface: InterfaceState = { menuTab: 'main' };

const interfaceSlice = createSlice({
  name: 'interface',
  initialState: initialInterface,
  reducers: {
    menuTabOpened: (state, { payload }: PayloadAction<MenuTab>) => {
      state.menuTab = payload;
    },
  },
});

export const { menuTabOpened } = interfaceSlice.actions;
export const interfaceReducer = interfaceSlice.reducer;
