/** The data facade: Apollo, behind the contract's DataClient. A chunk of its own, fetched after the first paint. */
import { ApolloClient, InMemoryCache } from '@apollo/client';
// The plain HttpLink also writes the library's name into every address, which only makes them longer.
import { BaseHttpLink } from '@apollo/client/link/http';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import type { DataClient, QueryDocument } from '../contracts';

const hashOf = (document: unknown): string => {
  const hash = (document as QueryDocument<unknown, unknown>).__meta__?.hash;
  if (hash === undefined) throw new Error('This query was not written by the build: it has no hash');
  return hash;
};

/** A DataClient that keeps what it read; queries go by GET under their hash, so that caches may answer them. */
export function createDataClient(uri = '/data/graphql'): DataClient {
  const client = new ApolloClient({
    cache: new InMemoryCache({ typePolicies: { Chapter: { keyFields: false }, Translation: { keyFields: ['slug'] } } }),
    link: new PersistedQueryLink({ generateHash: hashOf, useGETForHashedQueries: true }).concat(
      new BaseHttpLink({ uri }),
    ),
  });
  return {
    async query(document, variables) {
      const { data, error } = await client.query({ query: document, variables });
      if (error) throw error;
      // Apollo's result is the document's own: its type is carried by QueryDocument.
      return data as never;
    },
  };
}
