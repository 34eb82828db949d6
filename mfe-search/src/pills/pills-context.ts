import { createContext } from 'react';
import type { FilterPill } from './filter-pill';

export interface PillsOfSearch {
  readonly pills: readonly FilterPill[];
  /** Adds a pill, or removes it if it is there. */
  readonly toggle: (pill: FilterPill) => void;
}

/** The pills of the search that a result belongs to. Null where results cannot be limited by pills. */
export const PillsContext = createContext<PillsOfSearch | null>(null);
