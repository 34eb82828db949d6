import { hostCookie, SESSION_COOKIE, setCookie, SIGNED_IN_COOKIE } from './cookies';
import { SESSION_DAYS } from './sessions';

/** The Set-Cookie headers of a session; of its end if there is no token. */
export function sessionCookies(token: string | null, origin: string): string[] {
  const options = { origin, maxAgeSeconds: token === null ? 0 : SESSION_DAYS * 24 * 3_600 };
  return [
    setCookie(hostCookie(SESSION_COOKIE, origin), token ?? '', options),
    setCookie(SIGNED_IN_COOKIE, token === null ? '' : '1', { ...options, isReadable: true }),
  ];
}
