import type { ReactNode } from 'react';
import type { DataClient, ResolvedComposition, SiteConfig } from '@manna/shared/contracts';
import {
  CompositionContext,
  DataContext,
  PrefetchContext,
  SiteContext,
  StoreProvider,
  TextsContext,
  type AppStore,
  type Prefetch,
  type Texts,
} from '@manna/shared/runtime';
import { PanelPartsContext, type PanelParts } from '../features/dashboard/panels/panel-parts';
import type { PillarRegistry } from '../host/remotes/pillar-registry';
import { RegistryContext } from '../host/router/page-context';

interface Props {
  store: AppStore;
  site: SiteConfig;
  texts: Texts;
  data: DataClient;
  registry: PillarRegistry;
  composition: ResolvedComposition;
  prefetch: Prefetch;
  panels: PanelParts;
  children: ReactNode;
}

/** All contexts of a page's components, the same on the server and in the browser. */
export const AppProviders = ({
  store,
  site,
  texts,
  data,
  registry,
  composition,
  prefetch,
  panels,
  children,
}: Props) => (
  <StoreProvider store={store}>
    <SiteContext value={site}>
      <TextsContext value={texts}>
        <DataContext value={data}>
          <RegistryContext value={registry}>
            <PrefetchContext value={prefetch}>
              <CompositionContext value={composition}>
                <PanelPartsContext value={panels}>{children}</PanelPartsContext>
              </CompositionContext>
            </PrefetchContext>
          </RegistryContext>
        </DataContext>
      </TextsContext>
    </SiteContext>
  </StoreProvider>
);
