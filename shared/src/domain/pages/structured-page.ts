import type { RouteMeta, SiteConfig } from '../../contracts';

type Thing = Readonly<Record<string, unknown>>;

/** The site's address without a trailing slash: the one that it is known by, or the one it was asked at. */
export const siteOrigin = ({ advertiseAddress }: SiteConfig, url: URL): string =>
  advertiseAddress?.replace(/\/$/, '') ?? url.origin;

/** schema.org's objects of a page: what it is about, and its trail. */
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
