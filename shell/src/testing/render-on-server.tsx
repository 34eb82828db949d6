import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createAppStore, DataContext, SiteContext, StoreProvider, Texts, TextsContext } from '@manna/shared/runtime';
import { dataFrom, siteWith } from '@manna/shared/testing';

/** The HTML that the server renders for an element, in a page whose root loader returned `loaded`. */
export function renderOnServer(element: ReactElement, loaded: unknown = null): string {
  const routes = [{ id: 'root', path: '*', loader: () => loaded, element }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { root: loaded } } });
  return renderToString(
    <StoreProvider store={createAppStore()}>
      <SiteContext value={siteWith()}>
        <TextsContext value={new Texts()}>
          <DataContext value={dataFrom({})}>
            <RouterProvider router={router} />
          </DataContext>
        </TextsContext>
      </SiteContext>
    </StoreProvider>,
  );
}
