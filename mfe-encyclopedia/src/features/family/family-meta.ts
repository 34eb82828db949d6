import type { Crumb, RouteMeta, RouteModule } from '@manna/shared/contracts';
import { siteOrigin, structuredPage } from '@manna/shared/domain';
import { categoryCrumb, encyclopediaCrumbs } from '../../names/crumbs';
import { lookOf } from '../../names/categories';

/** What a page about families says of itself. */
interface FamilyPage {
  /** Its canonical path: more generations, or the way to another person, belong to the same page. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Its breadcrumb; by default its title. */
  readonly fragment?: string;
  /** The breadcrumbs between People and this page; none by default. */
  readonly between?: readonly Crumb[];
}

/** The meta of a page about families, which is below People. */
export function familyMeta(
  { url, site, text }: Pick<Parameters<RouteModule['meta']>[0], 'url' | 'site' | 'text'>,
  { path, title, description, fragment = title, between = [] }: FamilyPage,
): RouteMeta {
  const { icon, accent } = lookOf('people');
  const crumb = { path, fragment, icon, iconColor: accent };
  const breadcrumbs = encyclopediaCrumbs(text, categoryCrumb(text, 'people'), ...between, crumb);
  const origin = siteOrigin(site, url);
  return {
    metaTitle: title,
    description,
    canonicalPath: path,
    breadcrumbs,
    opengraph: { type: 'website' },
    jsonld: structuredPage(origin, breadcrumbs, { '@type': 'WebPage', name: title, url: origin + path }),
  };
}
