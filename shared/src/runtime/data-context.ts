import { createContext, useContext } from 'react';
import type { DataClient } from '../contracts';

/** Provided by the shell. */
export const DataContext = createContext<DataClient | null>(null);

/** The data client, for queries that a reader starts. The initial data of a page comes from its route's loader. */
export function useData(): DataClient {
  const data = useContext(DataContext);
  if (!data) throw new Error('useData must be used within the shell');
  return data;
}
