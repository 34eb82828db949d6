import type { IncomingHttpHeaders } from 'node:http';

export const SESSION_COOKIE = 'dm-session';
/** Its name is followed by the start of the sign-in's state, because several tabs may sign in at once. */
export const SIGN_IN_COOKIE = 'dm-sign-in-';
/** Pages can read it, and ask who is signed in only if it is there. It proves nothing. */
export const SIGNED_IN_COOKIE = 'dm-signed-in';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a host is the reader's own machine. */
export const isLoopback = (hostname: string): boolean => loopback.has(hostname);

/** Whether browsers store this site's session: on https, and on plain http only if it is on the reader's own machine. */
export const canHaveSession = (origin: string): boolean =>
  origin.startsWith('https:') || loopback.has(new URL(origin).hostname);

/** The name of a cookie that only this host can have set. Browsers allow that prefix only on https. */
export const hostCookie = (name: string, origin: string): string =>
  origin.startsWith('https:') ? `__Host-${name}` : name;

/** The cookies of a request, by name and in order. */
export function cookiesOf({ cookie = '' }: IncomingHttpHeaders): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const part of cookie.split(';')) {
    const at = part.indexOf('=');
    if (at < 0) continue;
    const name = part.slice(0, at).trim();
    // Browsers send the one with the longest path first if several have one name.
    if (!cookies.has(name)) cookies.set(name, part.slice(at + 1).trim());
  }
  return cookies;
}

interface CookieOptions {
  origin: string;
  /** Zero deletes the cookie. */
  maxAgeSeconds: number;
  /** Whether pages may read it; false by default. */
  isReadable?: boolean;
}

/** The text of a Set-Cookie header. */
export function setCookie(
  name: string,
  value: string,
  { origin, maxAgeSeconds, isReadable = false }: CookieOptions,
): string {
  const attributes = [`${name}=${value}`, 'Path=/', `Max-Age=${maxAgeSeconds}`, 'SameSite=Lax'];
  if (!isReadable) attributes.push('HttpOnly');
  if (origin.startsWith('https:')) attributes.push('Secure');
  return attributes.join('; ');
}
