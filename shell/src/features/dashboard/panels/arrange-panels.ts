import { MAX_SIDE_PANELS, panelPath, type Layout } from '@manna/shared/domain';
import { HOME, layoutOf, sidesOf, type Dashboard, type Sides } from '../dashboard-address';

/** The position of a side panel: over the whole height, or above or below another one. */
export interface PanelPlace {
  side: 'left' | 'right';
  row: 'whole' | 'upper' | 'lower';
}

/** The position of the side panel with this index in panel order. */
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

/** Swaps a panel with the next (1) or the previous one (-1); a single panel goes to the other side. */
export function withPanelMoved({ layout, panels }: Dashboard, index: number, by: 1 | -1): Dashboard {
  if (panels.length === 1) return { layout: layout === 'side-left' ? 'side-right' : 'side-left', panels };
  const other = (index + by + panels.length) % panels.length;
  const moved = panels[index] ?? HOME;
  return { layout, panels: panels.with(index, panels[other] ?? HOME).with(other, moved) };
}

/** The position for another panel: first beside, then below; null if all four are taken. */
function nextPlace({ left, right }: Sides): { layout: Layout; index: number } | null {
  if (right === 0) return place({ left, right: 1 }, left);
  if (left === 0) return place({ left: 1, right }, 0);
  if (right === 1) return place({ left, right: 2 }, left + 1);
  return left === 1 ? place({ left: 2, right }, 1) : null;
}

const place = (counts: Sides, index: number) => {
  const layout = layoutOf(counts);
  return layout && { layout, index };
};

/** The index that another panel gets in panel order; that of the last panel if all four positions are taken. */
export const nextPlaceIndex = (dashboard: Dashboard | null): number =>
  nextPlace(dashboard ? sidesOf(dashboard.layout) : { left: 0, right: 0 })?.index ?? MAX_SIDE_PANELS - 1;

/** Arranges the panels in another layout, or in none: they keep their order, new ones show HOME, and the last ones go. */
export function withLayout(dashboard: Dashboard | null, layout: Layout | null): Dashboard | null {
  if (!layout) return null;
  const { left, right } = sidesOf(layout);
  return { layout, panels: Array.from({ length: left + right }, (_, index) => dashboard?.panels[index] ?? HOME) };
}

/** Opens a path in a new panel, or in the last one if there is no room. */
export function withPanel(dashboard: Dashboard | null, path: string): Dashboard {
  const panels = dashboard?.panels ?? [];
  const next = nextPlace(dashboard ? sidesOf(dashboard.layout) : { left: 0, right: 0 });
  if (!next) return { layout: 'stack-split', panels: panels.with(-1, panelPath(path)) };
  return { layout: next.layout, panels: panels.toSpliced(next.index, 0, panelPath(path)) };
}
