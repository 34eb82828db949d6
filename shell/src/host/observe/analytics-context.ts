import { createContext } from 'react';
import type { Analytics } from './analytics';

/** Provided by the shell in a browser. */
export const AnalyticsContext = createContext<Analytics | null>(null);
