import { createContext } from 'react';
import type { Reports } from './reports';

/** Provided by the shell in a browser; null on the server. */
export const ReportsContext = createContext<Reports | null>(null);
