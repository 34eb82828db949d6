import type { DataClient } from '@manna/shared/contracts';
import type { OfflinePage } from '../features/offline/offline-data-client';

const loadApollo = () => import('@manna/shared/runtime/data').then(({ createDataClient }) => createDataClient());

/** The data client of a browser. Its code is a chunk of its own, which loads with the first query. */
export function lazyDataClient(load: () => Promise<DataClient> = loadApollo): DataClient {
  let client: Promise<DataClient> | undefined;
  return {
    async query(document, variables) {
      client ??= load().catch((error: unknown) => {
        client = undefined;
        throw error;
      });
      return (await client).query(document, variables);
    },
  };
}

/** The data client of a page that was opened without a network. Its results come from this device first. */
export const offlineDataClient = (page: () => Omit<OfflinePage, 'network'>): DataClient => ({
  ...lazyDataClient(() =>
    import(/* webpackChunkName: "offline-site" */ '../features/offline/offline-data-client').then((module) =>
      module.createOfflineDataClient({ ...page(), network: lazyDataClient() }),
    ),
  ),
  isOffline: true,
});
