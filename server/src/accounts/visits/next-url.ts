/** The path at which the site begins to sign in. */
const SITE_LOGIN = '/oauth2/login';

/** A path and query of the site; '/' if it is missing or leads elsewhere. */
export function destinationOf(value: string | null): string {
  const origin = 'https://site.invalid';
  if (value === null || !value.startsWith('/') || !URL.canParse(value, origin)) return '/';
  const url = new URL(value, origin);
  return url.origin === origin ? url.pathname + url.search : '/';
}

/** The URL at which a site signs a reader in and then shows `destination`. */
export const siteLogin = (site: string, destination: string): string =>
  `${site}${SITE_LOGIN}?destination=${encodeURIComponent(destinationOf(destination))}`;

interface Origins {
  own: string;
  sites: readonly string[];
}

/**
 * Where to go after a form: a page of the accounts server, as a path, or the sign-in of the site, as a URL. Undefined for
 * anything else, so that no link can lead a reader to a foreign site.
 */
export function nextOf(value: string | null, { own, sites }: Origins): string | undefined {
  if (value === null || !URL.canParse(value, own)) return undefined;
  const { origin, pathname, search, searchParams } = new URL(value, own);
  if (origin === own) return pathname.startsWith('//') ? undefined : pathname + search;
  return sites.includes(origin) && pathname === SITE_LOGIN
    ? siteLogin(origin, searchParams.get('destination') ?? '/')
    : undefined;
}

/**
 * The same for another browser than the one that asked: an authorization request is bound to its browser, so the site
 * begins another one.
 */
export function nextElsewhere(next: string, { own, sites }: Origins): string {
  const { origin, pathname, searchParams } = new URL(next, own);
  if (origin !== own || pathname !== '/auth') return next;
  const redirect = searchParams.get('redirect_uri') ?? '';
  const site = sites.find((one) => redirect.startsWith(`${one}/`)) ?? sites[0] ?? own;
  return siteLogin(site, '/');
}
