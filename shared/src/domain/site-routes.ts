import { books } from './books';
import { categories } from './collections';

/** Who answers for a route: the shell, or a pillar by the name in its descriptor. */
export type RouteOwner = 'shell' | 'bible' | 'encyclopedia' | 'articles-resources' | 'search' | 'account';

/** What a parameter may be: one of a list, in any letter case, or what a pattern describes. */
type ParamRule = readonly string[] | RegExp;

interface SiteRouteRow {
  readonly id: string;
  /** As React Router writes it; a segment that begins with a colon is a parameter. */
  readonly pattern: string;
  readonly owner: RouteOwner;
  /** By name. One whose name contains Num is a non-zero integer; any other without a rule is any one segment. */
  readonly params?: Readonly<Record<string, ParamRule>>;
}

const categorySlugs = (pillar: (typeof categories)[number]['pillar']) =>
  categories.filter((category) => category.pillar === pillar).map(({ slug }) => slug);

const bookSlugs = books.map(({ slug }) => slug);
const divisions = [...new Set<string>(books.map(({ division }) => division))];
/** Segments below /bible that name a page of their own: no translation may be called so. */
export const ownBibleSegments = ['compare', 'interlinear', 'passage', 'translation'] as const;

const translationSlug = /^[A-Za-z0-9]+$/;
const encyclopediaCategories = categorySlugs('encyclopedia');
const articleCategories = categorySlugs('articles');
const resourceCategories = categorySlugs('resources');
const nonZeroInteger = /^-?0*[1-9][0-9]*$/;
/** These segments never reach a page: browsers resolve the dots, and a trailing index is ignored. */
const anySegment = /^(?!(?:\.{1,2}|index)$)[^]+$/;

/** Every route of the site. No path matches two rows, so their order says nothing. */
export const siteRoutes = [
  { id: 'home', pattern: '/', owner: 'shell' },
  { id: 'not-found', pattern: '/404', owner: 'shell' },
  { id: 'unknown', pattern: '/unknown/:slug', owner: 'shell' },
  { id: 'social-media', pattern: '/social-media', owner: 'shell' },
  { id: 'store', pattern: '/store', owner: 'shell' },
  { id: 'support-us', pattern: '/support-us', owner: 'shell' },
  { id: 'our-story', pattern: '/our-story', owner: 'shell' },
  { id: 'gospel', pattern: '/gospel', owner: 'shell' },
  { id: 'beliefs', pattern: '/beliefs', owner: 'shell' },
  { id: 'privacy', pattern: '/privacy', owner: 'shell' },
  { id: 'terms', pattern: '/terms', owner: 'shell' },
  { id: 'search', pattern: '/search', owner: 'search' },
  { id: 'account', pattern: '/account', owner: 'account' },
  { id: 'bible', pattern: '/bible', owner: 'bible' },
  { id: 'bible-book', pattern: '/bible/:book', owner: 'bible', params: { book: bookSlugs } },
  { id: 'bible-chapter', pattern: '/bible/:book/:chapterNum', owner: 'bible', params: { book: bookSlugs } },
  { id: 'bible-passage', pattern: '/bible/passage/:reference', owner: 'bible' },
  {
    id: 'bible-cross-references',
    pattern: '/bible/cross-references/:book/:chapterNum',
    owner: 'bible',
    params: { book: bookSlugs },
  },
  {
    id: 'bible-translation',
    pattern: '/bible/translation/:slug',
    owner: 'bible',
    params: { slug: translationSlug },
  },
  {
    id: 'bible-compare',
    pattern: '/bible/compare/:book/:chapterNum',
    owner: 'bible',
    params: { book: bookSlugs },
  },
  {
    id: 'bible-interlinear',
    pattern: '/bible/interlinear/:book/:chapterNum',
    owner: 'bible',
    params: { book: books.filter(({ testament }) => testament === 'old').map(({ slug }) => slug) },
  },
  {
    id: 'bible-translated-chapter',
    pattern: '/bible/:translation/:book/:chapterNum',
    owner: 'bible',
    params: { translation: new RegExp(`^(?!(?:${ownBibleSegments.join('|')})$)[A-Za-z0-9]+$`, 'i'), book: bookSlugs },
  },
  { id: 'dictionary', pattern: '/dictionary', owner: 'encyclopedia' },
  { id: 'dictionary-word', pattern: '/dictionary/:entity', owner: 'encyclopedia' },
  { id: 'encyclopedia', pattern: '/encyclopedia', owner: 'encyclopedia' },
  {
    id: 'encyclopedia-category',
    pattern: '/encyclopedia/:category',
    owner: 'encyclopedia',
    params: { category: [...encyclopediaCategories, ...divisions] },
  },
  {
    id: 'encyclopedia-subject',
    pattern: '/encyclopedia/:category/:subject',
    owner: 'encyclopedia',
    // Events have a row of their own.
    params: { category: encyclopediaCategories.filter((category) => category !== 'events') },
  },
  { id: 'encyclopedia-event', pattern: '/encyclopedia/events/:eventSlug', owner: 'encyclopedia' },
  {
    id: 'encyclopedia-book',
    pattern: '/encyclopedia/:bibleBook',
    owner: 'encyclopedia',
    params: { bibleBook: bookSlugs },
  },
  {
    id: 'encyclopedia-chapter',
    pattern: '/encyclopedia/:bibleBook/:chptNum',
    owner: 'encyclopedia',
    params: { bibleBook: bookSlugs },
  },
  {
    id: 'encyclopedia-verse',
    pattern: '/encyclopedia/:bibleBook/:chptNum/:verseNum',
    owner: 'encyclopedia',
    params: { bibleBook: bookSlugs },
  },
  { id: 'articles', pattern: '/articles', owner: 'articles-resources' },
  {
    id: 'articles-category',
    pattern: '/articles/:category',
    owner: 'articles-resources',
    params: { category: articleCategories },
  },
  {
    id: 'article',
    pattern: '/articles/:category/:entity',
    owner: 'articles-resources',
    params: { category: articleCategories },
  },
  { id: 'resources', pattern: '/resources', owner: 'articles-resources' },
  {
    id: 'resources-category',
    pattern: '/resources/:category',
    owner: 'articles-resources',
    params: { category: resourceCategories },
  },
  {
    id: 'resource',
    pattern: '/resources/:category/:slug',
    owner: 'articles-resources',
    params: { category: resourceCategories },
  },
  {
    id: 'resource-play',
    pattern: '/resources/:category/:slug/play',
    owner: 'articles-resources',
    params: { category: resourceCategories },
  },
] as const satisfies readonly SiteRouteRow[];

type Row = (typeof siteRoutes)[number];
export type SiteRouteId = Row['id'];

type ParamNames<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

/** Parameters of a route by name, as text that is not percent-encoded. */
export type SiteRouteParams<Id extends SiteRouteId> = Readonly<
  Record<ParamNames<Extract<Row, { id: Id }>['pattern']>, string>
>;

/** A path taken apart: `params` are decoded. */
export interface SiteRouteMatch {
  readonly id: SiteRouteId;
  readonly params: Readonly<Record<string, string>>;
}

const segmentsOf = (path: string): string[] => path.split('/').slice(1);

const compiled: readonly (SiteRouteRow & { id: SiteRouteId; segments: readonly string[] })[] = siteRoutes.map(
  (row: SiteRouteRow & { id: SiteRouteId }) => ({ ...row, segments: segmentsOf(row.pattern).filter(Boolean) }),
);

const ruleOf = (row: SiteRouteRow, name: string): ParamRule =>
  row.params?.[name] ?? (name.includes('Num') ? nonZeroInteger : anySegment);

const fits = (rule: ParamRule, value: string): boolean =>
  rule instanceof RegExp ? rule.test(value) : rule.includes(value.toLowerCase());

function decodedSegments(path: string): string[] | null {
  try {
    return segmentsOf(path).filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** The same page's path without trailing slashes and trailing index segments: '/bible/index' becomes '/bible'. */
export function withoutIndex(path: string): string {
  const segments = path.split('/');
  while (segments.length > 0 && (segments.at(-1) === '' || segments.at(-1) === 'index')) segments.pop();
  return segments.length === 0 ? '/' : segments.join('/');
}

/** The route of a path (without query), or null where it names no page: that is a 404. Never throws. */
export function matchSiteRoute(path: string): SiteRouteMatch | null {
  if (!path.startsWith('/')) return null;
  const canonical = withoutIndex(path);
  if (canonical.includes('//')) return null;
  const values = decodedSegments(canonical);
  if (!values) return null;
  for (const row of compiled) {
    if (row.segments.length !== values.length) continue;
    const params: Record<string, string> = {};
    const matches = row.segments.every((segment, index) => {
      const value = values[index] ?? '';
      if (!segment.startsWith(':')) return segment === value.toLowerCase();
      const name = segment.slice(1);
      params[name] = value;
      return fits(ruleOf(row, name), value);
    });
    if (matches) return { id: row.id, params };
  }
  return null;
}

/** The path of a route with these parameters; throws an Error that names one that the route cannot have. */
export function pathOf<Id extends SiteRouteId>(id: Id, params: SiteRouteParams<Id>): string {
  const row = compiled.find((candidate) => candidate.id === id);
  if (!row) throw new Error(`There is no route ${id}.`);
  const given: Readonly<Record<string, string | undefined>> = params;
  const segments = row.segments.map((segment) => {
    if (!segment.startsWith(':')) return segment;
    const name = segment.slice(1);
    const value = given[name] ?? '';
    if (!fits(ruleOf(row, name), value)) throw new Error(`The route ${id} has no ${name} '${value}'.`);
    return encodeURIComponent(value);
  });
  return `/${segments.join('/')}`;
}
