import type { DataClient, TextOf } from '@manna/shared/contracts';
import { bookNames, type ListingName } from '@manna/shared/domain';
import { responseSchema, type CollectionResults } from '../../engine/worker/protocol';
import { SearchDocument } from '../../generated/graphql';
import { resolvePills } from '../../pills/resolve-pills';
import { PAGE_SIZE, skippedBy } from '../../results/use-growing-list';
import { hasSearch, type SearchAddress } from '../../search/search-address';
import { askedFor } from '../../search/use-search';
import type { ServerSearch } from './server-search';

export { PlainFilters } from './plain-filters';

/** The longest argument of a query. The worker cuts shorter words too, and says so. */
const MOST_CHARACTERS = 2_000;

/** What pills limit a search to may be thousands of verses, more than one argument can say. */
function inParts(value: unknown): string[] {
  const json = JSON.stringify(value);
  const count = Math.ceil(json.length / MOST_CHARACTERS);
  return Array.from({ length: count }, (_, part) => json.slice(part * MOST_CHARACTERS, (part + 1) * MOST_CHARACTERS));
}

/** Searches on the server, with the same worker as the browser. Null if the address searches for nothing. Never rejects. */
export async function searchOnServer(
  address: SearchAddress,
  data: DataClient,
  text: TextOf,
): Promise<ServerSearch | null> {
  if (!hasSearch(address)) return null;
  // The other translations would take more memory than the gateway's search has: see docs/decisions/047.
  const searched = { ...address, translations: undefined };
  const { query, ...options } = askedFor(searched, { limit: skippedBy(address) + PAGE_SIZE });
  try {
    const resolved = address.pills && (await resolvePills(address.pills, data, text(bookNames)));
    const variables = {
      query: query.slice(0, MOST_CHARACTERS),
      options: JSON.stringify(options),
      ...(resolved && { scope: inParts(resolved.scope) }),
    };
    const { search } = await data.query(SearchDocument, variables);
    const found: Partial<Record<ListingName, CollectionResults>> = {};
    let suggestion: string | undefined;
    for (const json of search) {
      const response = responseSchema.parse(JSON.parse(json));
      if (response.kind === 'results') found[response.collection] = response;
      else if (response.kind === 'suggestion') suggestion = response.query;
    }
    return {
      found: { words: query, found },
      ...(suggestion !== undefined && { suggestion }),
      ...(resolved && { pills: resolved.pills }),
    };
  } catch {
    // The gateway logs why. The browser searches itself, and other readers are told to try again.
    return { isBusy: true };
  }
}
