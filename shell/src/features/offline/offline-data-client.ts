import type { DataClient, Language, OfflineData, ResolvedComposition, SiteConfig } from '@manna/shared/contracts';
import { extensionsOf } from '@manna/shared/domain';
import { offlineStore } from '@manna/shared/runtime';
import type { PillarRegistry } from '../../host/remotes/pillar-registry';

/** A page that was opened without a network. */
export interface OfflinePage {
  registry: Pick<PillarRegistry, 'part'>;
  composition: ResolvedComposition;
  site: SiteConfig;
  language: Language;
  /** For what is not on the device. */
  network: DataClient;
}

/**
 * Answers queries from what pillars have stored on this device. The response to a query that none of them has comes from
 * the network, which rejects if there is none.
 */
export function createOfflineDataClient({ registry, composition, site, language, network }: OfflinePage): DataClient {
  const packs = extensionsOf(composition, 'offlinePacks', site);
  return {
    async query(document, variables) {
      for (const { pillar, id } of packs) {
        // A pillar without this part, or one that fails, has nothing on the device.
        const data = await registry.part('offlinePacks', pillar, id).catch((): OfflineData | undefined => undefined);
        const request = { store: offlineStore(pillar), language };
        const result = await data?.query(document, variables, request).catch(() => undefined);
        if (result !== undefined) return result;
      }
      return network.query(document, variables);
    },
  };
}
