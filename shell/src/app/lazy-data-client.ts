import type { DataClient } from '@manna/shared/contracts';

/** The data client of a browser. Apollo is a chunk of its own, which loads with the first query. */
export function lazyDataClient(): DataClient {
  let client: Promise<DataClient> | undefined;
  const load = () =>
    import('@manna/shared/runtime/data').then(
      ({ createDataClient }) => createDataClient(),
      (error: unknown) => {
        client = undefined;
        throw error;
      },
    );
  return {
    async query(document, variables) {
      client ??= load();
      return (await client).query(document, variables);
    },
  };
}
