import { createContext, useContext } from 'react';
import type { DataClient } from '../contracts';

/** Filled by the shell. */
export const DataContext = createContext<DataClient | null>(null);

/** For what is asked when a reader opens it; what a page begins with comes by its route's loader. */
export function useData(): DataClient {
  const data = useContext(DataContext);
  if (!data) throw new Error('useData must be used within the shell');
  return data;
}
