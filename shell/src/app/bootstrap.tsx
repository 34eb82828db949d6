import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, type HydrationState, type RouteObject } from 'react-router-dom';
import type { Boot } from '@manna/shared/contracts';
import {
  createAppStore,
  onFailure,
  preferencesOf,
  preferredTranslation,
  reportFailure,
  Texts,
  TextsContext,
} from '@manna/shared/runtime';
import { AppProviders } from './app-providers';
import { FatalBoundary } from '../host/errors/fatal-boundary';
import { lazyDataClient } from './lazy-data-client';
import { createAnalytics } from '../host/observe/analytics';
import { AnalyticsContext } from '../host/observe/analytics-context';
import { lazyReports } from '../host/observe/lazy-reports';
import { ReportsContext } from '../host/observe/reports-context';
import { ownPages } from './own-pages';
import { FederationSource } from '../host/remotes/federation-source';
import { rememberManifest } from '../host/remotes/federation-state';
import { PillarRegistry } from '../host/remotes/pillar-registry';
import { installPins, pinRelease, releaseAddress } from '../host/remotes/pins';
import { unpackErrors } from '../host/router/error-transfer';
import { menuOf } from '../host/router/menu';
import { createPrefetch } from '../host/page-turner/prefetch';
import { findRoute } from '../host/page-turner/find-route';
import { isPillarRouteHandle } from '../host/router/route-handle';
import { rehearse } from '../host/page-turner/rehearse';
import { WarmedPagesContext } from '../host/router/page-context';
import { RootLayout } from './root-layout';
import { createRoutes } from '../host/router/routes';
import { ServerPageContext, takeServerPage } from '../host/router/server-page';
import { WarmedPages } from '../host/page-turner/warmed-pages';
import { ROOT_ELEMENT_ID } from '../host/document/element-ids';
import { ownTranslations } from './own-translations';
import { keepWebFonts } from '../host/document/web-fonts';

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
export async function bootstrap(boot: Boot): Promise<void> {
  const { site, language, composition, shell, hydration } = boot;
  const { pillars } = composition;
  const texts = new Texts(language);
  const registry = new PillarRegistry({ pillars, source: federationSource(boot), own: ownPages, texts });
  const data = lazyDataClient();
  const versions = pillars.map(({ name, version }) => [name, version] as const);
  const reports = lazyReports(site, { shell: shell.version, ...Object.fromEntries(versions) });
  onFailure((error, kind) => void reports.reportError(error, { kind }));
  const store = createAppStore();
  const page = {
    registry,
    data,
    site,
    language,
    text: texts.of,
    preferredTranslation: () => preferredTranslation(preferencesOf(store), site),
    warmed: new WarmedPages(),
  };
  const routes = createRoutes(page, pillars, <RootLayout />);

  // The page that stands there was made by its routes' code: it must be here before React looks at the page.
  const [failure, panelFailures] = await Promise.all([
    arrival(routes, location, { registry, hydration }),
    Promise.all(boot.panels.map((panel) => arrival(routes, panel.shown, { registry, hydration: panel.hydration }))),
    // Without them the page goes on in English.
    ownTranslations[language]?.().then(
      (pairs) => texts.add(pairs),
      (error: unknown) => reportFailure(error, 'texts'),
    ),
  ]);
  const router = createBrowserRouter(routes, { hydrationData: failure ?? unpacked(hydration) });
  const container = document.getElementById(ROOT_ELEMENT_ID);
  if (!container) throw new Error('The page has no root element');
  const app = (
    <StrictMode>
      <TextsContext value={texts}>
        <FatalBoundary reports={reports}>
          <ServerPageContext value={failure ? takeServerPage() : null}>
            <AppProviders
              store={store}
              site={site}
              texts={texts}
              data={data}
              registry={registry}
              menu={menuOf(pillars, site)}
              prefetch={createPrefetch(routes, page)}
              panels={{
                routes: (frame) => createRoutes(page, pillars, frame),
                rendered: boot.panels.map((panel, index) => ({
                  ...panel,
                  hydration: panelFailures[index] ?? unpacked(panel.hydration),
                })),
              }}
            >
              <ReportsContext value={reports}>
                <AnalyticsContext value={createAnalytics(site.analytics)}>
                  <WarmedPagesContext value={page.warmed}>
                    <RouterProvider router={router} />
                  </WarmedPagesContext>
                </AnalyticsContext>
              </ReportsContext>
            </AppProviders>
          </ServerPageContext>
        </FatalBoundary>
      </TextsContext>
    </StrictMode>
  );
  // Without the route's code React cannot take over what the server rendered; it makes the page around it anew.
  if (failure) createRoot(container).render(app);
  else hydrateRoot(container, app, { onRecoverableError: logHydrationErrors() });
  if (!failure) rehearse(router, hydration, page.warmed);
  keepWebFonts(webFontAddresses(shell), shell.version);
}

/** Tells federation of the pillars, and of the manifests that came with the page. */
function federationSource({ composition, shell, manifests }: Boot): FederationSource {
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
  return source;
}

const unpacked = ({ loaderData, errors }: Boot['hydration']): HydrationState => ({
  loaderData,
  errors: unpackErrors(errors),
});

const webFontAddresses = ({ base, integrity }: Boot['shell']): string[] =>
  Object.keys(integrity)
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => releaseAddress(base, file));

/** Waits for the code of the route that the server rendered; what it answers is the state to start in where it failed. */
async function arrival(
  routes: RouteObject[],
  place: string | Location,
  { registry, hydration }: { registry: PillarRegistry; hydration: Boot['hydration'] },
): Promise<HydrationState | undefined> {
  const route = findRoute(routes, place)?.route;
  const handle: unknown = route?.handle;
  if (!route?.id || !isPillarRouteHandle(handle) || hydration.errors) return undefined;
  try {
    await registry.route(handle.pillar, handle.routeId);
    return undefined;
  } catch (error) {
    return { loaderData: {}, errors: { [route.id]: error } };
  }
}
