import { panelPath, type Layout } from '@manna/shared/domain';
import { HOME, layoutOf, sidesOf, type Dashboard } from '../dashboard-address';

/** Where a side panel stands: beside the main panel over the whole height, or above or below another one. */
export interface PanelPlace {
  side: 'left' | 'right';
  row: 'whole' | 'upper' | 'lower';
}

/** The place of the side panel with this index in panel order. */
export function placeOf(layout: Layout, index: number): PanelPlace {
  const { left, right } = sidesOf(layout);
  const side = index < left ? 'left' : 'right';
  if ((side === 'left' ? left : right) < 2) return { side, row: 'whole' };
  return { side, row: index === 0 || index === left ? 'upper' : 'lower' };
}

/** Closes a panel; the others stay on their sides. */
export function withoutPanel({ layout, panels }: Dashboard, index: number): Dashboard | null {
  const { left, right } = sidesOf(layout);
  const onLeft = index < left;
  const smaller = layoutOf({ left: onLeft ? left - 1 : left, right: onLeft ? right : right - 1 });
  return smaller && { layout: smaller, panels: panels.toSpliced(index, 1) };
}

/** Shows another path in a panel. */
export const withPanelPath = ({ layout, panels }: Dashboard, index: number, path: string): Dashboard => ({
  layout,
  panels: panels.with(index, panelPath(path)),
});

/** Moves a panel one place on (1) or back (-1), where another stands; a lone panel goes to the other side. */
export function withPanelMoved({ layout, panels }: Dashboard, index: number, by: 1 | -1): Dashboard {
  if (panels.length === 1) return { layout: layout === 'side-left' ? 'side-right' : 'side-left', panels };
  const other = (index + by + panels.length) % panels.length;
  const moved = panels[index] ?? HOME;
  return { layout, panels: panels.with(index, panels[other] ?? HOME).with(other, moved) };
}
