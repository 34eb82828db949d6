import { createContext, useContext } from 'react';

/** What a side panel knows about itself and can ask of the dashboard. */
export interface PanelControls {
  /** Its place in panel order, from 0. */
  index: number;
  /** Path and query that the page's address names for it. */
  path: string;
  /** The history step by which a link opened a page in it, if one did. */
  opened: string | undefined;
  /** How many side panels there are. */
  count: number;
  /** Reports the path that the panel shows now, as a new step of the page's history or in place of the last one. */
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
