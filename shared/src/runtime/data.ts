/** The data facade: Apollo, behind the contract's DataClient. It is a separate chunk, fetched after the first paint. */
import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
// HttpLink would also write the library's name into every URL.
import { BaseHttpLink } from '@apollo/client/link/http';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import type { DataClient, QueryDocument } from '../contracts';
import { queryHash } from '../domain';
import { DataFailure } from './data-failure';

/** Apollo passes the document on unchanged. */
const generateHash = (document: unknown): string => queryHash(document as QueryDocument<unknown, unknown>);

/** A 404 stays a plain error: the service is missing, which does not mean that the page is. */
function asFailure(error: unknown): unknown {
  if (!ServerError.is(error) || error.statusCode === 404) return error;
  return new DataFailure(error.statusCode, error.message, { cause: error });
}

/** A DataClient with a cache. Queries are sent by GET with their hash, so that HTTP caches can store the responses. */
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
      // QueryDocument carries the type of the result.
      return data as never;
    },
  };
}
