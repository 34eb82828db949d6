import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { patchPolicy } from './dev-page';

export const POLICY = 'content-security-policy';

const without = (headers: IncomingHttpHeaders, names: readonly string[]): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/** The headers of a request as the site gets them: as if it had been sent from one of its own pages. */
export function headersToSite(headers: IncomingHttpHeaders, site: URL, isPatched: boolean): OutgoingHttpHeaders {
  const { origin, referer } = headers;
  return {
    // What is patched is needed whole, and as text.
    ...without(headers, ['origin', 'referer', ...(isPatched ? ['accept-encoding', 'if-none-match'] : [])]),
    host: site.host,
    ...(origin !== undefined && { origin: site.origin }),
    ...(referer !== undefined && { referer: new URL(new URL(referer).pathname, site).href }),
  };
}

/** The headers of the site's response as this address sends them, which has another host and no certificate. */
export function headersFromSite(
  headers: IncomingHttpHeaders,
  site: URL,
  pillar: string,
  isPatched: boolean,
): OutgoingHttpHeaders {
  const { location, [POLICY]: policy, 'set-cookie': cookies } = headers;
  return {
    ...without(headers, ['strict-transport-security', ...(isPatched ? ['content-length', 'etag'] : [])]),
    ...(isPatched && { 'cache-control': 'no-store' }),
    ...(location?.startsWith(site.origin) && { location: location.slice(site.origin.length) || '/' }),
    ...(policy !== undefined && { [POLICY]: patchPolicy(String(policy), pillar) }),
    ...(cookies && {
      'set-cookie': cookies.map((cookie) => cookie.replaceAll(/;\s*(?:domain=[^;]*|secure)/gi, '')),
    }),
  };
}
