import { createContext, useContext } from 'react';

/** The state of a side panel, and the actions that it can trigger on the dashboard. */
export interface PanelControls {
  /** Its index in panel order, from 0. */
  index: number;
  /** Path and query that the page's URL names for it. */
  path: string;
  /** Key of the history step by which a link opened a page in it, if one did. */
  opened: string | undefined;
  /** The address of the dashboard without it. */
  addressWithout: string;
  /** Number of side panels. */
  count: number;
  /** Reports the path that the panel shows now, as a new step of the page's history or as a replacement of the last. */
  shown(path: string, replace: boolean): void;
  /** Reports the title of the page in the panel. */
  named(title: string): void;
  close(): void;
  move(by: 1 | -1): void;
  openInMain(path: string): void;
}

/** Provided by the panel to the frame that its router renders. */
export const PanelContext = createContext<PanelControls | null>(null);

export function usePanel(): PanelControls {
  const panel = useContext(PanelContext);
  if (!panel) throw new Error('usePanel must be used within a side panel');
  return panel;
}
