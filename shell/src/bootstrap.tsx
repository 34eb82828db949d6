import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import type { Boot } from '@manna/shared/contracts';
import { createAppStore } from '@manna/shared/runtime';
import { AppProviders } from './app-providers';
import { FatalBoundary } from './router/fatal-boundary';
import { lazyDataClient } from './lazy-data-client';
import { FederationSource } from './remotes/federation-source';
import { rememberManifest } from './remotes/federation-state';
import { PillarRegistry } from './remotes/pillar-registry';
import { installPins, pinRelease, releaseAddress } from './remotes/pins';
import { unpackErrors } from './router/error-transfer';
import { createPrefetch } from './router/prefetch';
import { isPillarRouteHandle } from './router/route-handle';
import { rehearse } from './router/rehearse';
import { createRoutes } from './router/routes';
import { ServerPageContext, takeServerPage } from './router/server-page';
import { WarmedPages } from './router/warmed-pages';
import { ROOT_ELEMENT_ID } from './element-ids';
import { keepWebFonts } from './web-fonts';

/** More hydration errors than this say nothing new; they would only fill the console. */
const HYDRATION_ERRORS_LOGGED = 5;

function logHydrationErrors(): (error: unknown) => void {
  let logged = 0;
  return (error) => {
    logged += 1;
    if (logged <= HYDRATION_ERRORS_LOGGED) console.error(error);
  };
}

/** Wakes the shell in the page that the server sent. */
export async function bootstrap({ site, composition, shell, manifests, hydration }: Boot): Promise<void> {
  installPins();
  pinRelease(shell);
  const source = new FederationSource();
  for (const pillar of composition.pillars) {
    source.register(pillar);
    const manifest = manifests[pillar.name];
    if (manifest !== undefined && pillar.manifest !== null) {
      rememberManifest(releaseAddress(pillar.base, pillar.manifest), manifest);
    }
  }

  const registry = new PillarRegistry(composition.pillars, source);
  const page = { registry, data: lazyDataClient(), site, warmed: new WarmedPages() };
  const routes = createRoutes(page, composition.pillars);

  // The page that stands there was made by this route's code: it must be here before React looks at the page.
  const route = matchRoutes(routes, location)?.at(-1)?.route;
  const failure = await arrival(route, registry, hydration);
  const hydrationData = failure ?? { loaderData: hydration.loaderData, errors: unpackErrors(hydration.errors) };
  const router = createBrowserRouter(routes, { hydrationData });
  const prefetch = createPrefetch(routes, page);
  const container = document.getElementById(ROOT_ELEMENT_ID);
  if (!container) throw new Error('The page has no root element');
  const app = (
    <StrictMode>
      <FatalBoundary>
        <ServerPageContext value={failure ? takeServerPage() : null}>
          <AppProviders store={createAppStore()} site={site} registry={registry} prefetch={prefetch}>
            <RouterProvider router={router} />
          </AppProviders>
        </ServerPageContext>
      </FatalBoundary>
    </StrictMode>
  );
  // Without the route's code React cannot take over what the server rendered; it makes the page around it anew.
  if (failure) createRoot(container).render(app);
  else hydrateRoot(container, app, { onRecoverableError: logHydrationErrors() });
  if (!failure) rehearse(router, hydration, page.warmed);
  keepWebFonts(webFontAddresses(shell), shell.version);
}

const webFontAddresses = ({ base, integrity }: Boot['shell']): string[] =>
  Object.keys(integrity)
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => releaseAddress(base, file));

/** Waits for the code of the route that the server rendered; what it answers is the state to start in where it failed. */
async function arrival(route: RouteObject | undefined, registry: PillarRegistry, hydration: Boot['hydration']) {
  const handle: unknown = route?.handle;
  if (!route?.id || !isPillarRouteHandle(handle) || hydration.errors) return undefined;
  try {
    await registry.route(handle.pillar, handle.routeId);
    return undefined;
  } catch (error) {
    return { loaderData: {}, errors: { [route.id]: error } };
  }
}
