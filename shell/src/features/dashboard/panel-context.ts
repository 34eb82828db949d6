import { createContext, useContext } from 'react';

/** What a side panel knows of itself and can ask of the dashboard. */
export interface PanelControls {
  /** Its place in panel order, from 0. */
  index: number;
  /** Path and query that the page's address names for it. */
  path: string;
  /** The step by which a link opened a page in it; undefined where none did. */
  opened: string | undefined;
  /** How many side panels there are. */
  count: number;
  /** Says that the panel shows this path now: a step of the page's history, or one in place of the last. */
  shown(path: string, replace: boolean): void;
  /** Says what the page that the panel shows calls itself. */
  named(title: string): void;
  close(): void;
  move(by: 1 | -1): void;
  openInMain(path: string): void;
}

/** Filled by the panel, for the frame that its own router draws in it. */
export const PanelContext = createContext<PanelControls | null>(null);

export function usePanel(): PanelControls {
  const panel = useContext(PanelContext);
  if (!panel) throw new Error('usePanel must be used within a side panel');
  return panel;
}
