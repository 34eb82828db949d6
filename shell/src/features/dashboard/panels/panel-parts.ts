import { createContext, useContext, type ReactElement, type ReactNode } from 'react';
import type { HydrationState, RouteObject } from 'react-router-dom';

/** A side panel as the server rendered it. */
export interface RenderedPanel {
  /** Path and query that the page's URL names for it. */
  path: string;
  /** The path that it shows: a different one if `path` redirects. */
  shown: string;
  hydration: HydrationState;
}

/** The parts that side panels are built from. */
export interface PanelParts {
  /** The site's routes in a panel's frame. */
  routes: (frame: ReactElement) => RouteObject[];
  /** The panels that came with the page, in panel order. */
  rendered: readonly RenderedPanel[];
  /** Only on the server: the rendered page of a panel. */
  finished?: (index: number) => ReactNode;
}

export const PanelPartsContext = createContext<PanelParts | null>(null);

export function usePanelParts(): PanelParts {
  const parts = useContext(PanelPartsContext);
  if (!parts) throw new Error('Panels must be used within the shell');
  return parts;
}
