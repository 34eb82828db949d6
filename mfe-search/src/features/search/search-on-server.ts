import type { DataClient } from '@manna/shared/contracts';
import type { ListingName } from '@manna/shared/domain';
import { responseSchema, type CollectionResults } from '../../engine/worker/protocol';
import { SearchDocument } from '../../generated/graphql';
import { PAGE_SIZE, skippedBy } from '../../results/use-growing-list';
import type { SearchAddress } from '../../search/search-address';
import { askedFor, type FoundBefore } from '../../search/use-search';

/** What the server knows of the search that an address names. */
export interface ServerSearch {
  /** Undefined if the server could not search. */
  found?: FoundBefore;
  /** Whether it could not. */
  isBusy?: true;
}

/** The longest argument of a query. The worker cuts shorter ones too, and says so. */
const MOST_CHARACTERS = 2_000;

/** Searches on the server, with the same worker as the browser. Null if the address has no words, or has pills. Never rejects. */
export async function searchOnServer(address: SearchAddress, data: DataClient): Promise<ServerSearch | null> {
  // What pills limit a search to may be thousands of verses, more than a query can say.
  if (address.pills) return null;
  // The other translations would take more memory than the gateway's search has: see docs/decisions/047.
  const searched = { ...address, translations: undefined };
  const { query, ...options } = askedFor(searched, skippedBy(address) + PAGE_SIZE);
  if (query === '') return null;
  try {
    const variables = { query: query.slice(0, MOST_CHARACTERS), options: JSON.stringify(options) };
    const { search } = await data.query(SearchDocument, variables);
    const found: Partial<Record<ListingName, CollectionResults>> = {};
    for (const json of search) {
      const response = responseSchema.parse(JSON.parse(json));
      if (response.kind !== 'results') continue;
      found[response.collection] = response;
    }
    return { found: { words: query, found } };
  } catch {
    // The gateway logs why. The browser searches itself, and other readers are told to try again.
    return { isBusy: true };
  }
}
