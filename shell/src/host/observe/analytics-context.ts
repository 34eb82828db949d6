import { createContext } from 'react';
import type { Analytics } from './analytics';

/** Filled by the shell in a browser. */
export const AnalyticsContext = createContext<Analytics | null>(null);
