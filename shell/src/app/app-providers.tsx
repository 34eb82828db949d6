import type { ReactNode } from 'react';
import type { DataClient, SiteConfig } from '@manna/shared/contracts';
import {
  DataContext,
  PrefetchContext,
  SiteContext,
  StoreProvider,
  TextsContext,
  type AppStore,
  type Prefetch,
  type Texts,
} from '@manna/shared/runtime';
import { PanelPartsContext, type PanelParts } from '../features/dashboard/panel-parts';
import type { PillarRegistry } from '../host/remotes/pillar-registry';
import type { AccentedMenuEntry } from '../host/router/menu';
import { MenuContext, RegistryContext } from '../host/router/page-context';

interface Props {
  store: AppStore;
  site: SiteConfig;
  texts: Texts;
  data: DataClient;
  registry: PillarRegistry;
  menu: readonly AccentedMenuEntry[];
  prefetch: Prefetch;
  panels: PanelParts;
  children: ReactNode;
}

/** Everything a page's components reach by context, alike on the server and in the browser. */
export const AppProviders = ({ store, site, texts, data, registry, menu, prefetch, panels, children }: Props) => (
  <StoreProvider store={store}>
    <SiteContext value={site}>
      <TextsContext value={texts}>
        <DataContext value={data}>
          <RegistryContext value={registry}>
            <PrefetchContext value={prefetch}>
              <MenuContext value={menu}>
                <PanelPartsContext value={panels}>{children}</PanelPartsContext>
              </MenuContext>
            </PrefetchContext>
          </RegistryContext>
        </DataContext>
      </TextsContext>
    </SiteContext>
  </StoreProvider>
);
