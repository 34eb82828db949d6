import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { DataClient, LoaderArgs, ResolvedComposition, RouteModule } from '../contracts';
import {
  CompositionContext,
  createAppStore,
  DataContext,
  SiteContext,
  StoreProvider,
  Texts,
  TextsContext,
} from '../runtime';
import { siteWith } from './render-with-app';

/**
 * What the server sends for a URL of a route: the HTML of the page, and its meta. Only in tests without a document.
 * By default no pillar fills slots.
 */
export async function pageOnServer(
  route: RouteModule,
  at: string,
  data: DataClient,
  composition: Pick<ResolvedComposition, 'pillars' | 'slots'> = { pillars: [], slots: {} },
) {
  const url = new URL(at, 'https://site.example');
  const texts = new Texts();
  const text = texts.of;
  const site = siteWith();
  const args = { params: {}, url, data, site, text } as unknown as LoaderArgs;
  const loaded = (await route.loader?.(args)) ?? null;
  const element = <route.Component data={loaded} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  const html = renderToString(
    <StoreProvider store={createAppStore()}>
      <SiteContext value={site}>
        <CompositionContext value={composition}>
          <TextsContext value={texts}>
            <DataContext value={data}>
              <RouterProvider router={router} />
            </DataContext>
          </TextsContext>
        </CompositionContext>
      </SiteContext>
    </StoreProvider>,
  );
  return { html, meta: route.meta({ data: loaded, url, params: {}, site, text }) };
}
