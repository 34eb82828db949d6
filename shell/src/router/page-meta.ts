import type { RouteMeta, SiteConfig } from '@manna/shared/contracts';
import type { PillarRegistry } from '../remotes/pillar-registry';
import { isPillarRouteHandle, type PillarRouteData } from './route-handle';

/** The part of a router's match that a page's meta is made from. */
export interface MetaMatch {
  id: string;
  params: Readonly<Record<string, string | undefined>>;
  /** What the route's loader returned; undefined where it failed. */
  loaderData: unknown;
  handle: unknown;
}

/** Meta of the page that these matches show; undefined for one that has none of its own: an error, a pending page. */
export function pageMeta({
  matches,
  url,
  registry,
  site,
}: {
  matches: readonly MetaMatch[];
  url: URL;
  registry: PillarRegistry;
  site: SiteConfig;
}): RouteMeta | undefined {
  const match = matches.at(-1);
  if (match?.id === 'home') {
    return {
      metaTitle: '',
      description: site.description,
      canonicalPath: '/',
      breadcrumbs: [],
      opengraph: { type: 'website' },
      jsonld: { '@type': 'WebSite', name: site.productName, description: site.description },
    };
  }
  if (!match || !isPillarRouteHandle(match.handle)) return undefined;
  const route = registry.loaded(match.handle.pillar, match.handle.routeId);
  const loaded = match.loaderData as PillarRouteData | undefined;
  if (!route || !loaded || loaded.pending) return undefined;
  const meta = route.meta({ data: loaded.data, params: match.params, url, site });
  if (meta.metaTitle === '') console.warn(`The page ${url.pathname} has no title; it gets the site's`);
  return meta;
}
