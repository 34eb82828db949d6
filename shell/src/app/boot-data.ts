import type { createStaticHandler } from 'react-router-dom';
import type { Boot, RenderRequest, ResolvedPillar, ShellRelease } from '@manna/shared/contracts';
import { OVERRIDE_SCRIPT } from '../host/override/override-boot';
import { packErrors } from '../host/router/error-transfer';
import { isPillarRouteHandle, type PillarRouteHandle } from '../host/router/route-handle';

export type StaticHandler = ReturnType<typeof createStaticHandler>;
export type StaticContext = Exclude<Awaited<ReturnType<StaticHandler['query']>>, Response>;

/** A side panel of a page that the server renders. */
export interface PanelPage {
  path: string;
  url: URL;
  handler: StaticHandler;
  context: StaticContext;
}

/** The pillar and the route that a panel shows; undefined if it shows an error. */
export const shownRoute = (context: StaticContext): PillarRouteHandle | undefined => {
  const handle: unknown = context.matches.at(-1)?.route.handle;
  return isPillarRouteHandle(handle) ? handle : undefined;
};

/** Pins of what the shell may still request. Its first files have theirs in the page, and its server bundle stays here. */
export const laterFiles = ({ integrity, scripts, styles, server }: ShellRelease): ShellRelease['integrity'] =>
  Object.fromEntries(
    Object.entries(integrity).filter(([file]) => ![...scripts, ...styles, server, OVERRIDE_SCRIPT].includes(file)),
  );

/** A pillar without the data that only the gateway needs. */
export const forBrowser = (pillar: ResolvedPillar): ResolvedPillar => {
  if (!pillar.metadata) return pillar;
  const { extensions, ...metadata } = pillar.metadata;
  const shown = { ...extensions };
  delete shown.sitemapSources;
  delete shown.feeds;
  delete shown.userState;
  return { ...pillar, metadata: { ...metadata, extensions: shown, extensionFiles: {} } };
};

/** A pillar that the page does not show, with only its routes and extensions. */
export const withoutFiles = (pillar: ResolvedPillar): ResolvedPillar => ({
  ...pillar,
  integrity: {},
  metadata: pillar.metadata && {
    ...pillar.metadata,
    routes: pillar.metadata.routes.map((route) => ({ ...route, files: [] })),
  },
});

const hydrationOf = ({ loaderData, errors }: StaticContext): Boot['hydration'] => ({
  loaderData,
  errors: packErrors(errors),
});

/** The browser finds no data for this path, so it loads the page of the panel itself. */
const postponedPanel: Boot['panels'][number] = { path: '', shown: '', hydration: { loaderData: {}, errors: null } };

/** The data with which the browser hydrates a page. A side panel that the server did not load is undefined. */
export function bootData(
  request: RenderRequest,
  context: StaticContext,
  panels: readonly (PanelPage | undefined)[],
): Boot {
  const { site, language, composition, shell, pillars } = request;
  const shown = new Set(
    [context, ...panels.map((panel) => panel?.context)].map((one) => one && shownRoute(one)?.pillar),
  );
  const manifests = composition.pillars.flatMap(({ name }) => {
    const manifest = shown.has(name) ? pillars[name]?.manifest : undefined;
    return manifest === undefined ? [] : [[name, manifest] as const];
  });
  return {
    site,
    language,
    composition: {
      ...composition,
      pillars: composition.pillars
        .map(forBrowser)
        .map((pillar) => (shown.has(pillar.name) ? pillar : withoutFiles(pillar))),
    },
    shell: { base: shell.base, version: shell.release.version, integrity: laterFiles(shell.release) },
    manifests: Object.fromEntries(manifests),
    hydration: hydrationOf(context),
    panels: panels.map((panel) =>
      panel
        ? {
            path: panel.path,
            shown: panel.url.pathname + panel.url.search,
            hydration: hydrationOf(panel.context),
          }
        : postponedPanel,
    ),
  };
}
