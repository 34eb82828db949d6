/** The data facade: Apollo, behind the contract's DataClient. A chunk of its own, fetched after the first paint. */
import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
// The plain HttpLink also writes the library's name into every address, which only makes them longer.
import { BaseHttpLink } from '@apollo/client/link/http';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import type { DataClient, QueryDocument } from '../contracts';
import { queryHash } from '../domain';
import { DataFailure } from './data-failure';

/** Apollo passes a document on as it was given to `query`. */
const generateHash = (document: unknown): string => queryHash(document as QueryDocument<unknown, unknown>);

/** An answer of 404 stays what it was: the service is not there, which says nothing of the page that asked. */
function asFailure(error: unknown): unknown {
  if (!ServerError.is(error) || error.statusCode === 404) return error;
  return new DataFailure(error.statusCode, error.message, { cause: error });
}

/** A DataClient that keeps what it read; queries go by GET under their hash, so that caches may answer them. */
export function createDataClient(uri = '/data/graphql'): DataClient {
  const client = new ApolloClient({
    cache: new InMemoryCache({ typePolicies: { Chapter: { keyFields: false }, Translation: { keyFields: ['slug'] } } }),
    link: new PersistedQueryLink({ generateHash, useGETForHashedQueries: true }).concat(new BaseHttpLink({ uri })),
  });
  return {
    async query(document, variables) {
      const { data } = await client.query({ query: document, variables }).catch((error: unknown) => {
        throw asFailure(error);
      });
      // Apollo's result is the document's own: its type is carried by QueryDocument.
      return data as never;
    },
  };
}
