import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import { createStaticRouter, isRouteErrorResponse, StaticRouterProvider } from 'react-router-dom';
import type {
  RouteMeta,
  DataClient,
  PartFailure,
  RenderRequest,
  RenderResult,
  ShellServer,
} from '@manna/shared/contracts';
import { extensionsOf, queryHash } from '@manna/shared/domain';
import * as runtime from '@manna/shared/runtime';
import * as dataRuntime from '@manna/shared/runtime/data';
import * as userDataRuntime from '@manna/shared/runtime/user-data';
import { readDashboard } from '../features/dashboard/dashboard-address';
import { PanelFrame } from '../features/dashboard/panels/panel-frame';
import { modalWordsLoader } from '../features/site-pages/modal-words';
import { documentHtml, type PillarFiles } from '../host/document/document';
import { headTags, pageTitle } from '../host/document/document-meta';
import { OFFLINE_SITE_PATH } from '../host/document/offline-site-files';
import { renderToText } from '../host/document/render-to-text';
import { POSTPONED } from '../host/document/postponed';
import { errorHeading } from '../host/errors/error-heading';
import { isShellModal, readModal } from '../host/modals/modal-query';
import { PillarFailure } from '../host/remotes/pillar-failure';
import { PillarRegistry, SHELL, type PillarSource } from '../host/remotes/pillar-registry';
import { pageMeta } from '../host/router/page-meta';
import type { PageContext } from '../host/router/pillar-loader';
import { createRoutes } from '../host/router/routes';
import { homeCardLoader } from '../host/slots/home-cards';
import { AppProviders } from './app-providers';
import { bootData, shownRoute, type StaticContext, type StaticHandler } from './boot-data';
import descriptor from './descriptor.json';
import { offlineSiteHtml } from './offline-site-html';
import { overrideSiteHtml } from './override-site-html';
import { ownPages } from './own-pages';
import { ownTranslations } from './own-translations';
import { PanelBudget } from './panel-budget';
import { panelPages, queryPanel } from './panel-pages';
import { RootLayout } from './root-layout';

/** How long the data of a card of the home page may take on the server. */
const CARD_MS = 2_500;

type Host = Parameters<ShellServer['render']>[1];

const serverSource = (host: Host): PillarSource => ({
  load: ({ name }) => host.loadPillar(name),
  diagnose: (error, pillar) =>
    Promise.resolve(
      new PillarFailure('evaluation', pillar, error instanceof Error ? error.message : String(error), { cause: error }),
    ),
  renew: (pillar) => Promise.resolve(pillar),
});

const hostData = (host: Host, budget: PanelBudget): DataClient => ({
  async query(document, variables) {
    const data = await host.query(queryHash(document), variables);
    budget.count(data);
    return data as never;
  },
});

const noPrefetch = () => Promise.resolve();

/** A side panel that is left to the browser: thrown inside its Suspense boundary, so that its fallback is sent. */
class Postponed extends Error {}
function PostponedPanel({ path }: { path: string }): never {
  throw new Postponed(`${path} is left to the browser, because the page takes long`);
}

/** Says which pillar's code runs. A page and its data are asked for here right before that. */
class ServerRegistry extends PillarRegistry {
  #entering: (pillar: string) => void;

  constructor(entering: (pillar: string) => void, ...parts: ConstructorParameters<typeof PillarRegistry>) {
    super(...parts);
    this.#entering = entering;
  }

  override route(...[name, id]: Parameters<PillarRegistry['route']>): ReturnType<PillarRegistry['route']> {
    this.#entering(name);
    return super.route(name, id);
  }

  override loaded(...[name, id]: Parameters<PillarRegistry['loaded']>): ReturnType<PillarRegistry['loaded']> {
    this.#entering(name);
    return super.loaded(name, id);
  }
}

const staticPage = (handler: StaticHandler, context: StaticContext) => (
  <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
);

/** The settings as the page needs them: without an `advertiseAddress`, it is the origin of this request. */
const settledSite = ({ site, url }: RenderRequest): RenderRequest['site'] => ({
  ...site,
  advertiseAddress: (site.advertiseAddress ?? new URL(url).origin).replace(/\/$/, ''),
});

async function render(received: RenderRequest, host: Host): Promise<RenderResult> {
  const request = { ...received, site: settledSite(received) };
  const { site, composition, language } = request;
  const { pillars } = composition;
  const url = new URL(request.url);
  if (url.pathname === OFFLINE_SITE_PATH)
    return { kind: 'page', status: 200, html: offlineSiteHtml(request), failures: [] };
  if (request.override)
    return { kind: 'page', status: 200, html: overrideSiteHtml(request, request.override), failures: [] };
  const failures: PartFailure[] = [];
  const budget = new PanelBudget();
  let running = SHELL;
  const entering = (pillar: string) => {
    if (pillar === running) return;
    running = pillar;
    if (pillar !== SHELL) host.entering(pillar);
  };
  const texts = new runtime.Texts(language);
  texts.add((await ownTranslations[language]?.()) ?? []);
  const fail = (error: unknown, pillar: string) =>
    void failures.push({
      pillar: error instanceof PillarFailure ? error.pillar.name : pillar,
      kind: error instanceof PillarFailure ? error.kind : error instanceof Postponed ? 'postponed' : 'render',
      message: error instanceof Error ? error.message : String(error),
    });
  const loadHomeCards = homeCardLoader({
    registry: () => registry,
    cards: extensionsOf(composition, 'homeCards', site),
    deadlineMs: CARD_MS,
    onFailure: (error, card) => fail(error, card.pillar),
  });
  const own = ownPages(loadHomeCards);
  const registry: PillarRegistry = new ServerRegistry(entering, { pillars, source: serverSource(host), own, texts });
  const data = hostData(host, budget);
  const onServerFailure = (failure: PillarFailure) => fail(failure, failure.pillar.name);
  const page: PageContext = { registry, data, site, language, text: texts.of, onServerFailure };
  const table = { own: descriptor.routes, pillars };

  const routes = createRoutes(page, table, <RootLayout />, modalWordsLoader(data, language));
  const { handler, context } = await queryPanel(routes, url);
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }
  const dashboard = readDashboard(url.search);
  const panelRoutes = createRoutes(page, table, <PanelFrame />);
  const paths = dashboard?.panels ?? [];
  const panels = await panelPages({ routes: panelRoutes, origin: url.origin, paths, budget });
  const contexts = [context, ...panels.flatMap((panel) => (panel ? [panel.context] : []))];
  for (const one of contexts) {
    const error = errorOf(one);
    if (isFault(error)) fail(error, shownRoute(one)?.pillar ?? SHELL);
  }

  const body = await renderToText(
    <AppProviders
      store={runtime.createAppStore()}
      site={site}
      texts={texts}
      data={data}
      registry={registry}
      composition={composition}
      prefetch={noPrefetch}
      panels={{
        routes: () => panelRoutes,
        rendered: [],
        finished: (index) => {
          const panel = panels[index];
          if (!panel || budget.remainingMs <= 0) return <PostponedPanel path={paths[index] ?? ''} />;
          return staticPage(panel.handler, panel.context);
        },
      }}
    >
      {staticPage(handler, context)}
      {/* The browser has a second element here: the ids of useId count the elements of each level. */}
      {null}
    </AppProviders>,
    (error) => {
      fail(error, running);
      return error instanceof Postponed ? POSTPONED : undefined;
    },
  );
  const meta = metaOf(context, { registry, texts, request });
  const html = documentHtml({
    head: pageHead(context, meta, texts, request),
    path: url.pathname,
    body,
    boot: bootData(request, context, panels),
    files: {
      shell: request.shell,
      chunks: shownChunks(request, contexts),
      pillars: contexts.flatMap((one) => pillarFiles(request, one)),
      extensions: extensionSheets(request, contexts),
    },
    nonce: request.nonce,
    language,
    multiPanel: dashboard !== null,
  });
  return { kind: 'page', status: statusOf(context, meta), html, failures };
}

/** A pillar that the gateway refused is a temporary problem of the site, not an error of this page. */
const statusOf = ({ statusCode, errors }: StaticContext, meta: RouteMeta | undefined): number =>
  Object.values(errors ?? {}).some((error) => error instanceof PillarFailure) ? 503 : (meta?.status ?? statusCode);

const errorOf = ({ errors }: StaticContext): unknown => Object.values(errors ?? {}).at(0);

/** Whether a loader failed. It may throw a Response, such as 404, to say what the page is. */
const isFault = (error: unknown): boolean =>
  error !== undefined && !isRouteErrorResponse(error) && !(error instanceof PillarFailure);

/** Meta of the page; undefined if an error is shown instead. */
function metaOf(
  context: StaticContext,
  { registry, texts, request }: { registry: PillarRegistry; texts: runtime.Texts; request: RenderRequest },
): RouteMeta | undefined {
  if (errorOf(context) !== undefined) return undefined;
  const matches = context.matches.map(({ params, route }) => ({
    id: route.id,
    params,
    handle: route.handle as unknown,
    loaderData: context.loaderData[route.id] as unknown,
  }));
  return pageMeta({ matches, url: new URL(request.url), registry, site: request.site, text: texts.of });
}

function pageHead(
  context: StaticContext,
  meta: RouteMeta | undefined,
  texts: runtime.Texts,
  { url, site }: RenderRequest,
) {
  const error = errorOf(context);
  const tags = headTags(meta, site, site.advertiseAddress ?? new URL(url).origin);
  return error === undefined ? tags : { ...tags, title: pageTitle(errorHeading(error, texts.of), site) };
}

/** The files of the route that is shown; none if the gateway refused the pillar, which then has no verified bundle. */
function pillarFiles({ pillars, composition }: RenderRequest, context: StaticContext): PillarFiles[] {
  const route = shownRoute(context);
  const bundle = route && pillars[route.pillar];
  const resolved = composition.pillars.find(({ name }) => name === route?.pillar);
  const files = resolved?.metadata?.routes.find(({ id }) => id === route?.routeId)?.files;
  return bundle && resolved && files ? [{ resolved, styles: bundle.styles, files }] : [];
}

/** Slots of the shell's pages and modals that are rendered on the server, and so need their style sheets in the page. */
const HOME_SLOT = 'homeCards';
const SETTINGS_SLOT = 'settingsFields';

/** The style sheets of the extensions that this page shows. */
function extensionSheets({ pillars, composition, url }: RenderRequest, shown: readonly StaticContext[]): PillarFiles[] {
  const isHome = shown.some((context) => shownRoute(context)?.routeId === 'home');
  const modal = readModal(new URL(url).searchParams);
  const isShown = (key: string) =>
    (isHome && key.startsWith(`${HOME_SLOT}/`)) ||
    key === `modals/${modal ?? ''}` ||
    (modal === 'preferences' && key.startsWith(`${SETTINGS_SLOT}/`));
  return composition.pillars.flatMap((resolved) => {
    const files = Object.entries(resolved.metadata?.extensionFiles ?? {})
      .filter(([key]) => isShown(key))
      .flatMap(([, ofPart]) => ofPart);
    const styles = pillars[resolved.name]?.styles;
    return styles && files.length > 0 ? [{ resolved, styles, files }] : [];
  });
}

/** Whether the site has a modal of that name. */
const isOpenable = ({ composition, site }: RenderRequest, name: string): boolean =>
  isShellModal(name) || extensionsOf(composition, 'modals', site).some(({ id }) => id === name);

/** Files of the shell's chunks that these pages begin with. */
function shownChunks(request: RenderRequest, shown: readonly StaticContext[]): string[] {
  const { shell, url, language } = request;
  const own = shown.map(shownRoute).flatMap((route) => (route?.pillar === SHELL ? [`route-${route.routeId}`] : []));
  const { search, searchParams } = new URL(url);
  const modal = readModal(searchParams);
  const names = [
    ...own,
    ...(readDashboard(search) ? ['dashboard'] : []),
    ...(modal !== null && isOpenable(request, modal) ? ['modal-window'] : []),
    ...(language === 'en' ? [] : [`texts-${language}`]),
  ];
  return [...new Set(names.flatMap((name) => shell.release.chunks[name] ?? []))];
}

const shellServer: ShellServer = {
  render,
  hostModules: {
    react: React,
    'react/jsx-runtime': jsxRuntime,
    'react-dom': ReactDom,
    '@manna/shared/runtime': runtime,
    '@manna/shared/runtime/data': dataRuntime,
    '@manna/shared/runtime/user-data': userDataRuntime,
  },
};

export const { hostModules } = shellServer;
export { render };
