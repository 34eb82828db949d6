import { formatListParam, parseListParam } from '../entries/list-param';

/** The number of side panels in the largest layout. */
export const MAX_SIDE_PANELS = 4;

/**
 * Query parameters that the shell uses to arrange the page. They never change the content. They are removed from the
 * paths of side panels, which must not have panels of their own.
 */
export const shellParameters = ['layout', 'panels', 'mdl', 'mdl-path'] as const;
export type ShellParameter = (typeof shellParameters)[number];
const HOME = '/';
/** Any origin: it is only used to detect URLs of other sites. */
const SITE = 'https://site.invalid';

/**
 * Another site, which only shows once the dots in '/..//host' are resolved; or a line break, which no route matches, not even
 * the route for unknown pages.
 */
const noPage = /^\/\/|%0[ad]|%e2%80%a[89]/i;

/** A side panel's path and query, safe to use in a URL; '/' for anything that leads out of the site. */
export function panelPath(path: string): string {
  const address = path.startsWith('/') && URL.canParse(path, SITE) && new URL(path, SITE);
  if (!address || address.origin !== SITE || noPage.test(address.pathname)) return HOME;
  for (const name of shellParameters) if (address.searchParams.has(name)) address.searchParams.delete(name);
  return `${address.pathname}${address.search}`;
}

/** Paths of the side panels, in panel order, from the value of the query parameter `panels`. Never throws. */
export const readPanels = (value: string | null | undefined): string[] =>
  parseListParam(value).slice(0, MAX_SIDE_PANELS).map(panelPath);

/** The value of the query parameter `panels`, as URLSearchParams takes it. */
export const formatPanels = (paths: readonly string[]): string =>
  formatListParam(paths.slice(0, MAX_SIDE_PANELS).map(panelPath));
