import { createContext, useContext } from 'react';

/** Filled by a side panel with what it is called, 'Panel 2'; null for the page's main panel. */
export const PanelNameContext = createContext<string | null>(null);

/**
 * What a landmark of a page is called: its name, and in a side panel that panel's name after it. Two panels may show
 * pages of one kind, and a screen reader lists the landmarks of both: 'Pages of this list', 'Pages of this list, Panel 2'.
 */
export function usePartName(): (name: string) => string {
  const panel = useContext(PanelNameContext);
  return (name) => (panel === null ? name : `${name}, ${panel}`);
}
