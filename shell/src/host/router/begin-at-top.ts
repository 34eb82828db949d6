import { createContext } from 'react';

/** Brings the page of a panel to its top. Filled by what scrolls it; undefined where nothing does. */
export const BeginAtTopContext = createContext<(() => void) | undefined>(undefined);
