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

/** A side panel's path and query, safe to use in a URL; '/' for anything that leads out of the site. */
export function panelPath(path: string): string {
  if (!path.startsWith('/') || !URL.canParse(path, SITE)) return HOME;
  const address = new URL(path, SITE);
  // The dots in '/..//host' are resolved only here.
  if (address.origin !== SITE || address.pathname.startsWith('//')) return HOME;
  for (const name of shellParameters) if (address.searchParams.has(name)) address.searchParams.delete(name);
  return `${address.pathname}${address.search}`;
}

/** Paths of the side panels, in panel order, from the value of the query parameter `panels`. Never throws. */
export const readPanels = (value: string | null | undefined): string[] =>
  parseListParam(value).slice(0, MAX_SIDE_PANELS).map(panelPath);

/** The value of the query parameter `panels`, as URLSearchParams takes it. */
export const formatPanels = (paths: readonly string[]): string =>
  formatListParam(paths.slice(0, MAX_SIDE_PANELS).map(panelPath));
