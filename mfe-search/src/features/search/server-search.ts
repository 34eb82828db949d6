import type { FilterPill } from '../../pills/filter-pill';
import type { FoundBefore } from '../../search/use-search';

/** What the server knows of the search that an address names. */
export interface ServerSearch {
  /** Undefined if the server could not search. */
  found?: FoundBefore;
  /** The query as it may have been meant, if it may be misspelt. */
  suggestion?: string;
  /** Whether it could not. */
  isBusy?: true;
  /** The pills that exist, with their looks. */
  pills?: readonly FilterPill[];
}
