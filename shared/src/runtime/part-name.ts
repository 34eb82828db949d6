import { createContext, useContext } from 'react';

/** Name of the side panel, such as 'Panel 2'. Provided by the side panel; null in the main panel. */
export const PanelNameContext = createContext<string | null>(null);

/**
 * Returns a function that builds the label of a landmark: its name, followed by the panel's name in a side panel. Two
 * panels may show pages of the same kind, and a screen reader lists the landmarks of both: 'Pages of this list',
 * 'Pages of this list, Panel 2'.
 */
export function usePartName(): (name: string) => string {
  const panel = useContext(PanelNameContext);
  return (name) => (panel === null ? name : `${name}, ${panel}`);
}
