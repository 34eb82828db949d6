import type { Dashboard } from '../dashboard-address';
import { nextPlaceIndex, withPanel, withPanelPath } from '../panels/arrange-panels';

/** The kind of a page: the first two segments of its path, '/atlas/rivers' for every page below it. */
const kindOf = (path: string): string => path.split('?', 1).join('').split('/').slice(0, 3).join('/');

/**
 * Opens a path beside the page: in the side panel that shows a page of its kind already, else in a new one, and where there
 * is no room for one in the last. `index` is the panel's place.
 */
export function openBeside(dashboard: Dashboard | null, path: string): { dashboard: Dashboard; index: number } {
  const same = dashboard?.panels.findIndex((shown) => kindOf(shown) === kindOf(path)) ?? -1;
  if (dashboard && same >= 0) return { dashboard: withPanelPath(dashboard, same, path), index: same };
  return { dashboard: withPanel(dashboard, path), index: nextPlaceIndex(dashboard) };
}
