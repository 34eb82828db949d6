import { parsePath, type To } from 'react-router-dom';
import { formatPanels, readLayout, readPanels, type Layout } from '@manna/shared/domain';

/** Number of side panels on each side of the main one. */
export interface Sides {
  left: 0 | 1 | 2;
  right: 0 | 1 | 2;
}

const sides: Readonly<Record<Layout, Sides>> = {
  'side-left': { left: 1, right: 0 },
  'side-right': { left: 0, right: 1 },
  'side-split': { left: 1, right: 1 },
  'stack-left': { left: 2, right: 0 },
  'stack-right': { left: 0, right: 2 },
  'stack-split-side': { left: 2, right: 1 },
  'side-split-stack': { left: 1, right: 2 },
  'stack-split': { left: 2, right: 2 },
};
const layouts = Object.entries(sides) as [Layout, Sides][];

/** The path of a panel without one. */
export const HOME = '/';

/** The dashboard in the URL. `panels` are the side panels' paths: the left ones from the top, then the right ones. */
export interface Dashboard {
  layout: Layout;
  panels: readonly string[];
}

export const sidesOf = (layout: Layout): Sides => sides[layout];

/** The layout with these numbers of panels on each side; null if there is none. */
export const layoutOf = ({ left, right }: { left: number; right: number }): Layout | null =>
  layouts.find(([, counts]) => counts.left === left && counts.right === right)?.[0] ?? null;

/** The dashboard that a page's query names; null for a page of one panel. A panel without a path shows HOME. */
export function readDashboard(search: string): Dashboard | null {
  const parameters = new URLSearchParams(search);
  const layout = readLayout(parameters.get('layout'));
  if (!layout) return null;
  const paths = readPanels(parameters.get('panels'));
  const { left, right } = sides[layout];
  return { layout, panels: Array.from({ length: left + right }, (_, index) => paths[index] ?? HOME) };
}

/** The query with this dashboard; null removes it. */
export function withDashboard(search: string, dashboard: Dashboard | null): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('layout');
  parameters.delete('panels');
  if (dashboard) {
    parameters.set('layout', dashboard.layout);
    parameters.set('panels', formatPanels(dashboard.panels));
  }
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}

/** A URL for the main panel with the dashboard added, unless it names a layout itself. */
export function keepDashboard(to: To, dashboard: Dashboard): To {
  const { pathname, search = '', hash } = typeof to === 'string' ? parsePath(to) : to;
  // A URL without a path changes only the query, and contains all of it.
  if (pathname === undefined || new URLSearchParams(search).has('layout')) return to;
  return { pathname, search: withDashboard(search, dashboard), ...(hash !== undefined && { hash }) };
}
