import { parsePath, type To } from 'react-router-dom';
import { formatPanels, MAX_SIDE_PANELS, panelPath, readLayout, readPanels, type Layout } from '@manna/shared/domain';

/** How many side panels stand on each side of the main one, one above the other. */
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

/** What a panel without a path shows. */
export const HOME = '/';

/** What the address says of the dashboard. `panels` are the side panels' paths: the left ones from the top, then the right. */
export interface Dashboard {
  layout: Layout;
  panels: readonly string[];
}

export const sidesOf = (layout: Layout): Sides => sides[layout];

/** The layout with so many panels on each side; null if there is none. */
export const layoutOf = ({ left, right }: { left: number; right: number }): Layout | null =>
  layouts.find(([, counts]) => counts.left === left && counts.right === right)?.[0] ?? null;

/** The dashboard that a page's query asks for; null for a page of one panel. A panel without a path shows the home page. */
export function readDashboard(search: string): Dashboard | null {
  const parameters = new URLSearchParams(search);
  const layout = readLayout(parameters.get('layout'));
  if (!layout) return null;
  const paths = readPanels(parameters.get('panels'));
  const { left, right } = sides[layout];
  return { layout, panels: Array.from({ length: left + right }, (_, index) => paths[index] ?? HOME) };
}

/** The query with this dashboard in it; null takes it out. */
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

/** Where the next panel goes: beside first, then below; null where all four stand already. */
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

/** The place in panel order where the next panel comes to stand; the last where all four stand already. */
export const nextPlaceIndex = (dashboard: Dashboard | null): number =>
  nextPlace(dashboard ? sides[dashboard.layout] : { left: 0, right: 0 })?.index ?? MAX_SIDE_PANELS - 1;

/** Opens a path in a new panel; where there is no room for one, in the last. */
export function withPanel(dashboard: Dashboard | null, path: string): Dashboard {
  const panels = dashboard?.panels ?? [];
  const next = nextPlace(dashboard ? sides[dashboard.layout] : { left: 0, right: 0 });
  if (!next) return { layout: 'stack-split', panels: panels.with(-1, panelPath(path)) };
  return { layout: next.layout, panels: panels.toSpliced(next.index, 0, panelPath(path)) };
}

/** An address of the main panel with the dashboard in it, unless it names an arrangement of its own. */
export function keepDashboard(to: To, dashboard: Dashboard): To {
  const { pathname, search = '', hash } = typeof to === 'string' ? parsePath(to) : to;
  // Only a step to another page loses the query; a change of the query says all of it.
  if (pathname === undefined || new URLSearchParams(search).has('layout')) return to;
  return { pathname, search: withDashboard(search, dashboard), ...(hash !== undefined && { hash }) };
}
