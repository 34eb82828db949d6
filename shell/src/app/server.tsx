import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type RouteObject } from 'react-router-dom';
import type { RouteMeta, DataClient, RenderRequest, RenderResult, ShellServer } from '@manna/shared/contracts';
import { extensionsOf, queryHash } from '@manna/shared/domain';
import * as runtime from '@manna/shared/runtime';
import * as dataRuntime from '@manna/shared/runtime/data';
import { readDashboard } from '../features/dashboard/dashboard-address';
import { PanelFrame } from '../features/dashboard/panels/panel-frame';
import { modalWordsLoader } from '../features/site-pages/modal-words';
import { documentHtml, type PillarFiles } from '../host/document/document';
import { headTags, pageTitle } from '../host/document/document-meta';
import { OFFLINE_SITE_PATH } from '../host/document/offline-site-files';
import { renderToText } from '../host/document/render-to-text';
import { errorHeading } from '../host/errors/error-heading';
import { isShellModal, readModal } from '../host/modals/modal-query';
import { PillarFailure } from '../host/remotes/pillar-failure';
import { PillarRegistry, SHELL, type PillarSource } from '../host/remotes/pillar-registry';
import { pageMeta } from '../host/router/page-meta';
import type { PageContext } from '../host/router/pillar-loader';
import { createRoutes } from '../host/router/routes';
import { homeCardLoader } from '../host/slots/home-cards';
import { AppProviders } from './app-providers';
import { bootData, shownRoute, type PanelPage, type StaticContext, type StaticHandler } from './boot-data';
import descriptor from './descriptor.json';
import { offlineSiteHtml } from './offline-site-html';
import { ownPages } from './own-pages';
import { ownTranslations } from './own-translations';
import { RootLayout } from './root-layout';

type Host = Parameters<ShellServer['render']>[1];

const serverSource = (host: Host): PillarSource => ({
  load: ({ name }) => host.loadPillar(name),
  diagnose: (error, pillar) =>
    Promise.resolve(
      new PillarFailure('evaluation', pillar, error instanceof Error ? error.message : String(error), { cause: error }),
    ),
  renew: (pillar) => Promise.resolve(pillar),
});

const hostData = (host: Host): DataClient => ({
  async query(document, variables) {
    return (await host.query(queryHash(document), variables)) as never;
  },
});

const noPrefetch = () => Promise.resolve();

/** Number of redirects in a row after which the server gives up. */
const REDIRECTS_FOLLOWED = 5;

/** An unknown path: a panel shows it if its redirects form a loop. */
const NOWHERE = '/404';

/** Runs a panel's routes for a path. */
async function queryPanel(routes: RouteObject[], url: URL) {
  const handler = createStaticHandler(routes);
  return { handler, url, context: await handler.query(new Request(url)) };
}

/** The page of a side panel. Redirects are followed here, because a panel has no response of its own. */
async function panelPage(routes: RouteObject[], origin: string, path: string): Promise<PanelPage> {
  let url = new URL(path, origin);
  for (let step = 0; step < REDIRECTS_FOLLOWED; step += 1) {
    const { handler, context } = await queryPanel(routes, url);
    if (!(context instanceof Response)) return { path, url, handler, context };
    url = new URL(context.headers.get('location') ?? '/', url);
  }
  const nowhere = await queryPanel(routes, new URL(NOWHERE, origin));
  if (nowhere.context instanceof Response) throw new Error(`${NOWHERE} redirects`);
  return { ...nowhere, path, context: nowhere.context };
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
  const failures: { pillar: string; message: string }[] = [];
  const texts = new runtime.Texts(language);
  texts.add((await ownTranslations[language]?.()) ?? []);
  const fail = (error: unknown, pillar: string) =>
    void failures.push({
      pillar: error instanceof PillarFailure ? error.pillar.name : pillar,
      message: error instanceof Error ? error.message : String(error),
    });
  const loadHomeCards = homeCardLoader({
    registry: () => registry,
    cards: extensionsOf(composition, 'homeCards', site),
    onFailure: (error, card) => fail(error, card.pillar),
  });
  const own = ownPages(loadHomeCards);
  const registry: PillarRegistry = new PillarRegistry({ pillars, source: serverSource(host), own, texts });
  const data = hostData(host);
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
  const panels = await Promise.all((dashboard?.panels ?? []).map((path) => panelPage(panelRoutes, url.origin, path)));

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
          return panel && staticPage(panel.handler, panel.context);
        },
      }}
    >
      {staticPage(handler, context)}
    </AppProviders>,
    (error) => fail(error, 'panel'),
  );
  const shown = [{ url, context }, ...panels];
  const meta = metaOf(context, { registry, texts, request });
  const html = documentHtml({
    head: pageHead(context, meta, texts, request),
    path: url.pathname,
    body,
    boot: bootData(request, context, panels),
    files: {
      shell: request.shell,
      chunks: shownChunks(request, shown),
      pillars: shown.flatMap((one) => pillarFiles(request, one.context)),
      extensions: extensionSheets(
        request,
        shown.map((one) => one.context),
      ),
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
function shownChunks(request: RenderRequest, shown: readonly { context: StaticContext }[]): string[] {
  const { shell, url, language } = request;
  const own = shown
    .map(({ context }) => shownRoute(context))
    .flatMap((route) => (route?.pillar === SHELL ? [`route-${route.routeId}`] : []));
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
  },
};

export const { hostModules } = shellServer;
export { render };
