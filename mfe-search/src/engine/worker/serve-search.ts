import { listingNames, type ListingName } from '@manna/shared/domain';
import { addClauses } from '../clauses';
import type { Collection } from '../collection';
import { excerptOf } from '../excerpt';
import { marksOf } from '../marks';
import { parseQuery, type ParsedQuery } from '../query-grammar';
import type { TokenResult } from '../token-index';
import { collectionShelf, messageOf } from './collection-shelf';
import type { ListingSource } from './listing-source';
import {
  requestSchema,
  type MessageTarget,
  type SearchQuery,
  type SearchResponse,
  type SearchResult,
} from './protocol';

/** Lets messages that have arrived be handled before the next collection is searched. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

function resultOf(collection: Collection, { ref, document, score, matchData }: TokenResult): SearchResult {
  const found = Object.entries(matchData.metadata as Readonly<Record<string, object>>);
  const foundIn = (field: string) => found.filter(([, byField]) => field in byField).map(([term]) => term);
  const texts = collection.textsOf(document);
  return {
    id: ref,
    document,
    score,
    fields: Object.fromEntries(
      collection.fields.map((field, index) => [
        field,
        (texts[index] ?? []).map((text) => excerptOf(text, marksOf(text, foundIn(field)))),
      ]),
    ),
    stored: collection.storedOf(document),
  };
}

/** Searches one collection. */
function searchCollection(collection: Collection, { clauses }: ParsedQuery, limit: number) {
  if (clauses.length === 0) return { total: 0, results: [] };
  const { total, results } = collection.index.queryTop((query) => addClauses(query, clauses), limit);
  return { total, results: results.map((result) => resultOf(collection, result)) };
}

/**
 * Answers the requests of a page. A query searches the collections one after the other, and posts the results of each when
 * it has them; a newer query stops it. Whatever goes wrong with a collection, its results are empty and the fault is posted.
 */
export function serveSearch(page: MessageTarget, source: ListingSource): void {
  const post = (response: SearchResponse) => page.postMessage(response);
  const shelf = collectionShelf({
    source,
    onState: (collection, state) => post({ kind: 'state', collection, state }),
    onFault: (collection, message) => post({ kind: 'fault', collection, message }),
  });
  let latest: SearchQuery | undefined;

  async function searchOne(name: ListingName, query: string, parsed: ParsedQuery, limit: number) {
    if (shelf.stateOf(name) === 'error') {
      post({ kind: 'fault', collection: name, message: 'Searched while the collection is in the error state', query });
      return undefined;
    }
    const collection = await shelf.open(name);
    return () => (collection ? searchCollection(collection, parsed, limit) : undefined);
  }

  async function search({ id, query, limit }: SearchQuery, collections: readonly ListingName[]): Promise<void> {
    const parsed = parseQuery(query);
    for (const collection of collections) {
      let found: ReturnType<typeof searchCollection> | undefined;
      try {
        const run = await searchOne(collection, query, parsed, limit);
        await nextTask();
        if (latest?.id !== id) return;
        found = run?.();
      } catch (error) {
        post({ kind: 'fault', collection, message: messageOf(error), query });
      }
      post({ kind: 'results', id, collection, isCut: parsed.isCut, ...(found ?? { total: 0, results: [] }) });
    }
  }

  page.addEventListener('message', ({ data }) => {
    const parsed = requestSchema.safeParse(data);
    // A page of another release may be open; it gets no results, and no error either.
    if (!parsed.success) return;
    const request = parsed.data;
    if (request.kind === 'retry') {
      const failed = shelf.retry();
      if (latest) void search(latest, failed);
      return;
    }
    latest = request;
    void search(request, listingNames);
  });
}
