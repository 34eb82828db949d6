import type { Dashboard } from '../dashboard-address';
import { nextPlaceIndex, withPanel, withPanelPath } from '../panels/arrange-panels';

/** The kind of a page: the first two segments of its path, '/atlas/rivers' for every page below it. */
const kindOf = (path: string): string => path.split('?', 1).join('').split('/').slice(0, 3).join('/');

/**
 * Opens a path beside the page: in the side panel that already shows a page of the same kind, else in a new panel, or
 * in the last one if there is no room. `index` is the panel's position.
 */
export function openBeside(dashboard: Dashboard | null, path: string): { dashboard: Dashboard; index: number } {
  const same = dashboard?.panels.findIndex((shown) => kindOf(shown) === kindOf(path)) ?? -1;
  if (dashboard && same >= 0) return { dashboard: withPanelPath(dashboard, same, path), index: same };
  return { dashboard: withPanel(dashboard, path), index: nextPlaceIndex(dashboard) };
}
