import type { Layout } from '../../domain';
import { defineUserState } from '../user-state/user-state-definition';
import { useNamedUserState, type SetUserState } from '../user-state/use-user-state';

/** Sizes of the panels, by layout. */
export type PanelSizes = Readonly<Partial<Record<Layout, readonly number[]>>>;

const isSizeList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((size) => Number.isFinite(size) && size > 0);

const isPanelSizes = (value: unknown): value is PanelSizes =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isSizeList);

const panelSizesState = defineUserState<PanelSizes>({
  key: 'site/panel-sizes',
  mode: 'local',
  read: (value) => (isPanelSizes(value) ? value : undefined),
  initial: {},
});

/** The panel sizes that the reader has chosen, and a function to change them. */
export const usePanelSizes = (): [PanelSizes, SetUserState<PanelSizes>] =>
  useNamedUserState('usePanelSizes', panelSizesState);
