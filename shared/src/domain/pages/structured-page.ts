import type { RouteMeta, SiteConfig } from '../../contracts';

type Thing = Readonly<Record<string, unknown>>;

/** The site's origin without a trailing slash: its configured `advertiseAddress`, or else that of the request. */
export const siteOrigin = ({ advertiseAddress }: SiteConfig, url: URL): string =>
  advertiseAddress?.replace(/\/$/, '') ?? url.origin;

/** The schema.org objects of a page: what it is about, and its breadcrumbs. */
export const structuredPage = (origin: string, breadcrumbs: RouteMeta['breadcrumbs'], thing: Thing): Thing => ({
  '@graph': [
    thing,
    {
      '@type': 'BreadcrumbList',
      itemListElement: breadcrumbs.map(({ path, fragment }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: fragment,
        item: origin + path,
      })),
    },
  ],
});
