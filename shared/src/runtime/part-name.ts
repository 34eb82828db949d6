import { createContext, useContext } from 'react';

/** Name of the side panel, such as 'Panel 2', provided by it; null in the main panel. */
export const PanelNameContext = createContext<string | null>(null);

/**
 * What a landmark of a page is called: its name, and in a side panel that panel's name after it. Two panels may show
 * pages of one kind, and a screen reader lists the landmarks of both: 'Pages of this list', 'Pages of this list, Panel 2'.
 */
export function usePartName(): (name: string) => string {
  const panel = useContext(PanelNameContext);
  return (name) => (panel === null ? name : `${name}, ${panel}`);
}
