import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider, type HydrationState, type RouteObject } from 'react-router-dom';
import type { Boot } from '@manna/shared/contracts';
import { extensionsOf } from '@manna/shared/domain';
import { createAppStore, onFailure, preferenceOf, reportFailure, Texts, TextsContext } from '@manna/shared/runtime';
import { ROOT_ELEMENT_ID } from '../host/document/element-ids';
import { POSTPONED } from '../host/document/postponed';
import { replayEarlyInput } from '../host/early-input/replay-early-input';
import { downloadWebFonts } from '../host/document/web-fonts';
import { unpackErrors } from '../host/router/error-transfer';
import { FatalBoundary } from '../host/errors/fatal-boundary';
import { isOffline, isSavedSite } from '../host/errors/is-offline';
import { createAnalytics } from '../host/observe/analytics';
import { AnalyticsContext } from '../host/observe/analytics-context';
import { lazyReports } from '../host/observe/lazy-reports';
import { ReportsContext } from '../host/observe/reports-context';
import { createPrefetch, type WarmingContext } from '../host/page-turner/prefetch';
import { WarmedPages } from '../host/page-turner/warmed-pages';
import { FederationSource } from '../host/remotes/federation-source';
import { rememberManifest } from '../host/remotes/federation-state';
import { PillarRegistry } from '../host/remotes/pillar-registry';
import { installPins, pinRelease, releaseAddress } from '../host/remotes/pins';
import { WarmedPagesContext } from '../host/router/page-context';
import { isPillarRouteHandle } from '../host/router/route-handle';
import { createRoutes } from '../host/router/routes';
import { ServerPageContext, takeServerPage } from '../host/router/server-page';
import { homeCardLoader } from '../host/slots/home-cards';
import { AppProviders } from './app-providers';
import descriptor from './descriptor.json';
import { lazyDataClient, offlineDataClient } from './lazy-data-client';
import { ownPages } from './own-pages';
import { ownTranslations } from './own-translations';
import { RootLayout } from './root-layout';

/** How long the data of a card of the home page may take in the browser. */
const CARD_MS = 10_000;

/** Further hydration errors would only fill the console. */
const HYDRATION_ERRORS_LOGGED = 5;

function logHydrationErrors(): (error: unknown) => void {
  let logged = 0;
  return (error) => {
    // The server left this part out on purpose.
    if (error instanceof Error && 'digest' in error && error.digest === POSTPONED) return;
    logged += 1;
    if (logged <= HYDRATION_ERRORS_LOGGED) console.error(error);
  };
}

/** Hydrates the page that the server sent, or renders the one at this URL if it was opened without a network. */
export async function bootstrap(boot: Boot): Promise<void> {
  const { site, language, composition, shell, hydration } = boot;
  const { pillars } = composition;
  const texts = new Texts(language);
  const store = createAppStore();
  const preference: WarmingContext['preference'] = (one) => preferenceOf(store, one);
  const loadHomeCards = homeCardLoader({
    registry: () => registry,
    cards: extensionsOf(composition, 'homeCards', site),
    deadlineMs: CARD_MS,
    preference,
    onFailure: (error, { key }) => {
      if (!isOffline()) reportFailure(error, key);
    },
  });
  const own = ownPages(loadHomeCards);
  const registry: PillarRegistry = new PillarRegistry({ pillars, source: federationSource(boot), own, texts });
  const container = document.getElementById(ROOT_ELEMENT_ID);
  if (!container) throw new Error('The page has no root element');
  // The page that the service worker opens without a network comes without content, and so does one with an override.
  const isRendered = container.hasChildNodes();
  const data = isSavedSite() ? offlineDataClient(() => ({ registry, composition, site, language })) : lazyDataClient();
  const versions = pillars.map(({ name, version }) => [name, version] as const);
  const reports = lazyReports(site, { shell: shell.version, ...Object.fromEntries(versions) });
  onFailure((error, kind) => void reports.reportError(error, { kind }));
  const page: WarmingContext = {
    registry,
    data,
    site,
    language,
    text: texts.of,
    preference,
    warmed: new WarmedPages(),
  };
  const table = { own: descriptor.routes, pillars };
  const routes = createRoutes(page, table, <RootLayout />);

  // Hydration needs the code of the routes that the server rendered.
  const [failure, panelFailures] = await Promise.all([
    arrival(routes, hydration, registry),
    Promise.all(boot.panels.map((panel) => arrival(routes, panel.hydration, registry))),
    // If they do not load, the page is in English.
    ownTranslations[language]?.().then(
      (pairs) => texts.add(pairs),
      (error: unknown) => reportFailure(error, 'texts'),
    ),
  ]);
  // The router gives a key only to the steps of the history that it makes itself. Without one of its own, a page that the
  // browser opened would begin where the reader left the page before, because their scroll positions had the same key.
  const { state } = history as { state: { key?: string } | null };
  if (!state?.key) history.replaceState({ ...state, key: `${Date.now()}` }, '');
  const router = createBrowserRouter(routes, { hydrationData: failure ?? unpacked(hydration) });
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
              composition={composition}
              prefetch={createPrefetch(routes, page)}
              panels={{
                routes: (frame) => createRoutes(page, table, frame),
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
                    <Awake replay={() => replayEarlyInput(() => router.state.navigation.state !== 'idle')} />
                  </WarmedPagesContext>
                </AnalyticsContext>
              </ReportsContext>
            </AppProviders>
          </ServerPageContext>
        </FatalBoundary>
      </TextsContext>
    </StrictMode>
  );
  // Without the route's code React cannot hydrate, so it renders the page around the server's text.
  if (failure || !isRendered) createRoot(container).render(app);
  else hydrateRoot(container, app, { onRecoverableError: logHydrationErrors() });
  downloadWebFonts(webFontUrls(shell), shell.version);
}

/** The last element of the page: its effect runs after those of the page. */
function Awake({ replay }: { replay: () => void }) {
  useEffect(() => replay(), [replay]);
  return null;
}

/** Registers the pillars, and the manifests that came with the page, with federation. */
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

const webFontUrls = ({ base, integrity }: Boot['shell']): string[] =>
  Object.keys(integrity)
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => releaseAddress(base, file));

/**
 * Waits for the code of the route that the server rendered. If that fails, returns the router's state with the error. The
 * route is the one with data: to match the URL would rank the whole table, which the router does once more.
 */
async function arrival(
  routes: readonly RouteObject[],
  { loaderData, errors }: Boot['hydration'],
  registry: PillarRegistry,
): Promise<HydrationState | undefined> {
  const route = routes
    .flatMap(({ children = [] }) => children)
    .find(({ id }) => id !== undefined && Object.hasOwn(loaderData, id));
  const handle: unknown = route?.handle;
  if (!route?.id || !isPillarRouteHandle(handle) || errors) return undefined;
  try {
    await registry.route(handle.pillar, handle.routeId);
    return undefined;
  } catch (error) {
    return { loaderData: {}, errors: { [route.id]: error } };
  }
}
