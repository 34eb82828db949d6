/** A longer one would make the cookie of a sign-in too large. */
const MAX_CHARACTERS = 1_000;

/** Paths that do something when they are opened. Nobody is sent to one after signing in or out. */
const actions = /^\/(?:oauth2|api)(?:\/|$)/;

/**
 * The path and query of this site that a reader wants to see after signing in or out; '/' for anything that is not
 * certainly one. Returns it in the form that a Location header may have: '/bible/génesis' becomes '/bible/g%C3%A9nesis'.
 */
export function safeDestination(wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > MAX_CHARACTERS) return '/';
  if (!wanted.startsWith('/') || /[\\\p{Cc}]/u.test(wanted)) return '/';
  const site = 'http://site.invalid';
  if (!URL.canParse(wanted, site)) return '/';
  const { origin, pathname, search, hash } = new URL(wanted, site);
  // '/.//elsewhere' has become '//elsewhere', which a browser takes for a host.
  if (origin !== site || pathname.startsWith('//') || actions.test(pathname)) return '/';
  return pathname + search + hash;
}
