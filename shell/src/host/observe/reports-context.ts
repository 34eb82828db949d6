import { createContext } from 'react';
import type { Reports } from './reports';

/** Filled by the shell in a browser; the server has no reports of its own pages to send. */
export const ReportsContext = createContext<Reports | null>(null);
