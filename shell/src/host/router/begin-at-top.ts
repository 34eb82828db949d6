import { createContext } from 'react';

/** Scrolls the page of a panel to its top. Provided by the element that scrolls it. */
export const BeginAtTopContext = createContext<(() => void) | undefined>(undefined);
