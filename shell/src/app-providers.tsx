import type { ReactNode } from 'react';
import type { SiteConfig } from '@manna/shared/contracts';
import { PrefetchContext, SiteContext, StoreProvider, type AppStore, type Prefetch } from '@manna/shared/runtime';
import type { PillarRegistry } from './remotes/pillar-registry';
import { RegistryContext } from './router/page-context';

interface Props {
  store: AppStore;
  site: SiteConfig;
  registry: PillarRegistry;
  prefetch: Prefetch;
  children: ReactNode;
}

/** Everything a page's components reach by context, alike on the server and in the browser. */
export const AppProviders = ({ store, site, registry, prefetch, children }: Props) => (
  <StoreProvider store={store}>
    <SiteContext value={site}>
      <RegistryContext value={registry}>
        <PrefetchContext value={prefetch}>{children}</PrefetchContext>
      </RegistryContext>
    </SiteContext>
  </StoreProvider>
);
