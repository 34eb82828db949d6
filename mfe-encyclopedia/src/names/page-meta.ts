import type { Crumb, RouteMeta, RouteModule } from '@manna/shared/contracts';
import { siteOrigin, structuredPage } from '@manna/shared/domain';
import { categoryCrumb, encyclopediaCrumbs } from './crumbs';
import { lookOf, type CategorySlug } from './categories';

type MetaArgs = Pick<Parameters<RouteModule['meta']>[0], 'url' | 'site' | 'text'>;

/** What a page of the encyclopedia says of itself. */
interface EncyclopediaPage {
  readonly title: string;
  readonly description: string;
  /** The breadcrumbs after that of the encyclopedia. The last one is the page's own, and has its canonical path. */
  readonly steps: readonly [...Crumb[], Crumb];
}

/** The meta of a page that is no entry: whatever its query asks for, it is the same page. */
export function pageMeta({ url, site, text }: MetaArgs, { title, description, steps }: EncyclopediaPage): RouteMeta {
  const breadcrumbs = encyclopediaCrumbs(text, ...steps);
  const path = steps.at(-1)?.path ?? '';
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

/** What a page below the list of a category says of itself. */
interface CategoryPage extends Pick<EncyclopediaPage, 'title' | 'description'> {
  readonly category: CategorySlug;
  /** Its canonical path. */
  readonly path: string;
  /** Its breadcrumb; by default its title. */
  readonly fragment?: string;
  /** The breadcrumbs between the category and this page; none by default. */
  readonly between?: readonly Crumb[];
}

/** The same of a page below the list of a category, such as the families of people. */
export function categoryPageMeta(
  args: MetaArgs,
  { category, path, title, description, fragment = title, between = [] }: CategoryPage,
): RouteMeta {
  const { icon, accent } = lookOf(category);
  const own = { path, fragment, icon, iconColor: accent };
  return pageMeta(args, { title, description, steps: [categoryCrumb(args.text, category), ...between, own] });
}
