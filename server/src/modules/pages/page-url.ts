import type { ResolvedComposition, SiteConfig } from '@manna/shared/contracts';
import {
  formatPanels,
  readLayout,
  readPanels,
  shellParameters,
  withoutIndex,
  type ShellParameter,
} from '@manna/shared/domain';

export const MAX_URL_CHARACTERS = 4_096;

/** The form of modal names. */
const word = /^[a-z-]{1,32}$/;
const wordOrNone = (value: string): string => (word.test(value) ? value : '');

/**
 * Query parameters that the shell reads, each with a function that normalises the value; a value without effect is
 * dropped. The descriptor of a pillar declares the parameters of its own pages.
 */
const normalise: Readonly<Record<ShellParameter, (value: string) => string>> = {
  'mdl-path': (value) => (/^\/[\w/.-]{0,200}$/.test(value) ? value : ''),
  layout: (value) => readLayout(value) ?? '',
  mdl: wordOrNone,
  panels: (value) => formatPanels(readPanels(value)),
};

const isShellParameter = (key: string): key is ShellParameter => shellParameters.some((one) => one === key);

const hostPattern = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Thrown for a request whose URL is invalid. The message is one sentence for the client. */
export class BadUrl extends Error {}

interface RequestOrigin {
  protocol: string;
  host: string | undefined;
}

interface RequestTarget extends RequestOrigin {
  /** Path and query of the request. */
  url: string;
}

/** The origin of the site: the advertised one, otherwise that of the request. Throws a BadUrl. */
export function originOf(site: SiteConfig, { protocol, host }: RequestOrigin): string {
  if (site.advertiseAddress !== undefined) return new URL(site.advertiseAddress).origin;
  // A trusted proxy may pass on what a client wrote.
  if (protocol !== 'https' && protocol !== 'http')
    throw new BadUrl('The X-Forwarded-Proto header of this request is neither http nor https.');
  const origin = `${protocol}://${host ?? ''}`;
  if (!host || !hostPattern.test(host) || !URL.canParse(origin))
    throw new BadUrl('The Host header of this request is not a valid host name.');
  return new URL(origin).origin;
}

/** U+2028 and U+2029: no route matches a path with one, not even the route for unknown pages. */
const lineSeparatorInPath = /^[^?]*%e2%80%a[89]/i;

/** The fault in a path and query, if there is one. */
export function urlFault(url: string): BadUrl | undefined {
  if (url.length > MAX_URL_CHARACTERS) return new BadUrl(`This URL is longer than ${MAX_URL_CHARACTERS} characters.`);
  try {
    if (!/\p{Cc}/u.test(decodeURIComponent(url)) && !lineSeparatorInPath.test(url)) return undefined;
  } catch {
    return new BadUrl('This URL has a broken percent escape.');
  }
  return new BadUrl('This URL has a control character or a line separator in it.');
}

/** The absolute URL of a request. Throws a BadUrl. */
function requestUrl(site: SiteConfig, target: RequestTarget): URL {
  // Otherwise slashes at the start would make the next segment the host.
  const path = target.url.replace(/^[/\\]+/, '/');
  const origin = originOf(site, target);
  if (!URL.canParse(path, origin)) throw new BadUrl('This URL is not well-formed.');
  const url = new URL(path, origin);
  // Dot segments may have produced slashes at the start again.
  url.pathname = url.pathname.replace(/^\/+/, '/');
  return url;
}

/**
 * Path and query of the same URL with one slash at the start and none at the end; null if it has that form already. A
 * browser would take two slashes at the start for the host name of another site.
 */
function withoutSpareSlashes(url: string, { pathname, search }: URL): string | null {
  const path = pathname.replace(/(?<=[^/])\/+$/, '');
  return path === pathname && !/^[/\\]{2}/.test(url) ? null : `${path}${search}`;
}

/** By composition, because the result depends on it. */
const parametersOf = new WeakMap<ResolvedComposition, ReadonlySet<string>>();

/** The query parameters that pages of this composition may depend on. */
export function pageParameters(composition: ResolvedComposition): ReadonlySet<string> {
  const cached = parametersOf.get(composition);
  if (cached) return cached;
  const ofPillars = composition.pillars.flatMap(({ metadata }) =>
    (metadata?.routes ?? []).flatMap(({ query }) => query),
  );
  const parameters = new Set([...shellParameters, ...ofPillars]);
  parametersOf.set(composition, parameters);
  return parameters;
}

/** A request for a page, parsed. */
export interface PageRequest {
  /**
   * The absolute URL of the page with only the query parameters that matter, in a fixed order. Others (of campaigns,
   * trackers) do not make a different page.
   */
  page: URL;
  /** Where to redirect the reader, as path and query; null if the URL is canonical. */
  redirect: string | null;
}

/** Parses the request of a page, after urlFault has checked it. Throws a BadUrl if its host is invalid. */
export function readPageRequest(site: SiteConfig, target: RequestTarget, parameters: ReadonlySet<string>): PageRequest {
  const page = requestUrl(site, target);
  const redirect = withoutSpareSlashes(target.url, page);
  page.pathname = withoutIndex(page.pathname);
  const query = new Map([...page.searchParams].filter(([key]) => parameters.has(key)));
  const pairs = [...query]
    .map(([key, value]) => [key, isShellParameter(key) ? normalise[key](value) : value] as const)
    .filter(([key, value]) => value !== '' || !isShellParameter(key));
  const hasPanels = pairs.some(([key]) => key === 'layout');
  page.search = new URLSearchParams(
    pairs
      .filter(([key]) => key !== 'panels' || hasPanels)
      .map((pair) => [...pair])
      .sort(([one = ''], [other = '']) => (one < other ? -1 : one > other ? 1 : 0)),
  ).toString();
  return { page, redirect };
}
