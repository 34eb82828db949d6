import type { RouteMeta, RouteModule, SiteConfig, TextOf } from '@manna/shared/contracts';
import { reportFailure } from '@manna/shared/runtime';
import { errorText } from '../errors/error-text';
import type { PillarRegistry } from '../remotes/pillar-registry';
import { isPillarRouteHandle, NOT_FOUND_ROUTE, type PillarRouteData } from './route-handle';

/** The part of a router's match that a page's meta needs. */
export interface MetaMatch {
  id: string;
  params: Readonly<Record<string, string | undefined>>;
  /** What the route's loader returned; undefined if it failed. */
  loaderData: unknown;
  handle: unknown;
}

/** Meta of the page that these matches show; undefined for errors and pending pages. */
export function pageMeta({
  matches,
  url,
  registry,
  site,
  text,
}: {
  matches: readonly MetaMatch[];
  url: URL;
  registry: PillarRegistry;
  site: SiteConfig;
  text: TextOf;
}): RouteMeta | undefined {
  const match = matches.at(-1);
  if (match?.id === NOT_FOUND_ROUTE) return notFoundMeta(text);
  if (!match || !isPillarRouteHandle(match.handle)) return undefined;
  const route = registry.loaded(match.handle.pillar, match.handle.routeId);
  const loaded = match.loaderData as PillarRouteData | undefined;
  if (!route || !loaded || loaded.pending) return undefined;
  const meta = metaOf(route, { data: loaded.data, params: match.params, url, site, text });
  if (meta?.metaTitle === '') console.warn(`The page ${url.pathname} has no title; it gets the site's`);
  return meta;
}

/** Meta of an unknown URL, so that a side panel has a title for it, too. */
function notFoundMeta(of: TextOf): RouteMeta {
  const { notFound, notFoundText } = of(errorText);
  return { metaTitle: notFound, description: notFoundText, noindex: true, breadcrumbs: [] };
}

/** A pillar's `meta` that throws must not break the frame around the page. */
function metaOf(route: RouteModule, args: Parameters<RouteModule['meta']>[0]): RouteMeta | undefined {
  try {
    return route.meta(args);
  } catch (error) {
    reportFailure(error, 'render');
    return undefined;
  }
}
