import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router-dom';
import { print } from 'graphql';
import type {
  Boot,
  DataClient,
  RenderRequest,
  RenderResult,
  ResolvedPillar,
  ShellRelease,
  ShellServer,
} from '@manna/shared/contracts';
import * as runtime from '@manna/shared/runtime';
import * as dataRuntime from '@manna/shared/runtime/data';
import { AppProviders } from './app-providers';
import { documentHtml } from './document';
import { PillarFailure } from './remotes/pillar-failure';
import { PillarRegistry, type PillarSource } from './remotes/pillar-registry';
import { headTags, pageTitle } from './router/document-meta';
import { errorHeading } from './router/error-heading';
import { packErrors } from './router/error-transfer';
import { pageMeta } from './router/page-meta';
import { isPillarRouteHandle } from './router/route-handle';
import { createRoutes } from './router/routes';

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
    const [operation] = document.definitions;
    const name = operation?.kind === 'OperationDefinition' ? operation.name?.value : undefined;
    return (await host.query(print(document), name, variables)) as never;
  },
});

const noPrefetch = () => Promise.resolve();

/** The page as one string. Rejects where a component throws outside any boundary. */
function renderToText(element: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(element, {
      // Otherwise long parts are sent hidden and shown by a script, and a reader without JavaScript never sees them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        resolve(text(stream.pipe(new PassThrough())));
      },
      onError: reject,
      onShellError: reject,
    });
  });
}

async function render(request: RenderRequest, host: Host): Promise<RenderResult> {
  const { site, composition, shell } = request;
  const failures: { pillar: string; message: string }[] = [];
  const registry = new PillarRegistry(composition.pillars, serverSource(host));
  const onServerFailure = ({ pillar, message }: PillarFailure) => failures.push({ pillar: pillar.name, message });
  const routes = createRoutes({ registry, data: hostData(host), site, onServerFailure }, composition.pillars);

  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(request.url));
  if (context instanceof Response) {
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };
  }

  const body = await renderToText(
    <AppProviders store={runtime.createAppStore()} site={site} registry={registry} prefetch={noPrefetch}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </AppProviders>,
  );
  const url = new URL(request.url);
  const handle: unknown = matchRoutes(routes, url.pathname)?.at(-1)?.route.handle;
  const pillar = isPillarRouteHandle(handle)
    ? composition.pillars.find(({ name }) => name === handle.pillar)
    : undefined;
  const html = documentHtml({
    head: pageHead(context, registry, request),
    path: url.pathname,
    body,
    boot: bootData(request, context, pillar),
    files: { shell, pillar: pillar && pillarFiles(request, pillar, handle) },
    nonce: request.nonce,
  });
  return { kind: 'page', status: statusOf(context.statusCode, context.errors), html, failures };
}

type StaticContext = Exclude<Awaited<ReturnType<ReturnType<typeof createStaticHandler>['query']>>, Response>;

/** A pillar that the gateway refused is the site's trouble and a passing one, not a fault of this page. */
const statusOf = (status: number, errors: StaticContext['errors']): number =>
  Object.values(errors ?? {}).some((error) => error instanceof PillarFailure) ? 503 : status;

function pageHead(context: StaticContext, registry: PillarRegistry, { url, site }: RenderRequest) {
  const address = new URL(url);
  const origin = site.advertiseAddress?.replace(/\/$/, '') ?? address.origin;
  const error: unknown = Object.values(context.errors ?? {}).at(0);
  const matches = context.matches.map(({ params, route }) => ({
    id: route.id,
    params,
    handle: route.handle as unknown,
    loaderData: context.loaderData[route.id] as unknown,
  }));
  const meta = error === undefined ? pageMeta({ matches, url: address, registry, site }) : undefined;
  const tags = headTags(meta, site, origin);
  return error === undefined ? tags : { ...tags, title: pageTitle(errorHeading(error), site) };
}

/** The files of the route that is shown; none of a pillar that the gateway refused, which has no verified bundle. */
function pillarFiles({ pillars }: RenderRequest, resolved: ResolvedPillar, handle: unknown) {
  const bundle = pillars[resolved.name];
  const route = isPillarRouteHandle(handle) && resolved.metadata?.routes.find(({ id }) => id === handle.routeId);
  return bundle && route ? { resolved, styles: bundle.styles, files: route.files } : undefined;
}

/** Pins of what the shell may still ask for: its first files carry theirs in the page, its server bundle never leaves. */
const laterFiles = ({ integrity, scripts, styles, server }: ShellRelease): ShellRelease['integrity'] =>
  Object.fromEntries(Object.entries(integrity).filter(([file]) => ![...scripts, ...styles, server].includes(file)));

/** A pillar that the page does not show: its routes and menu are enough, until the reader goes there. */
const withoutFiles = (pillar: ResolvedPillar): ResolvedPillar => ({
  ...pillar,
  integrity: {},
  metadata: pillar.metadata && {
    ...pillar.metadata,
    routes: pillar.metadata.routes.map((route) => ({ ...route, files: [] })),
  },
});

function bootData(request: RenderRequest, context: StaticContext, pillar: ResolvedPillar | undefined): Boot {
  const { site, composition, shell, pillars } = request;
  const manifest = pillar && pillars[pillar.name]?.manifest;
  return {
    site,
    composition: {
      ...composition,
      pillars: composition.pillars.map((one) => (one === pillar ? one : withoutFiles(one))),
    },
    shell: { base: shell.base, version: shell.release.version, integrity: laterFiles(shell.release) },
    manifests: pillar && manifest !== undefined ? { [pillar.name]: manifest } : {},
    hydration: { loaderData: context.loaderData, errors: packErrors(context.errors) },
  };
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
