import type { SiteConfig } from '@manna/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../responses/refuse';

/** Whether a page of this site sent it. Every browser says so in one of two headers that a page cannot set. */
function isSameOrigin({ headers }: Pick<FastifyRequest, 'headers'>, site: SiteConfig): boolean {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  const { origin } = headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  // Compares hosts, because behind an https proxy the gateway itself is requested by http.
  const own = site.advertiseAddress === undefined ? headers.host : new URL(site.advertiseAddress).host;
  return new URL(origin).host === own;
}

/** Refuses a request that no page of this site sent; returns undefined for any other. */
export const refuseForeign = (
  request: FastifyRequest,
  reply: FastifyReply,
  site: SiteConfig,
): FastifyReply | undefined =>
  isSameOrigin(request, site) ? undefined : refuse(reply, 403, 'Only pages of this site may send this.');

/**
 * Whether a page of this site led the reader here, or the reader opened the URL themselves: typed it, or chose a bookmark.
 * A browser that loads the URL ahead, in case that the reader opens it, does neither.
 */
export function isOwnNavigation({ headers }: Pick<FastifyRequest, 'headers'>, site: SiteConfig): boolean {
  if (headers['sec-purpose'] !== undefined || headers['purpose'] === 'prefetch') return false;
  const { referer } = headers;
  if (headers['sec-fetch-site'] === 'none') return true;
  if (headers['sec-fetch-site'] !== undefined || referer === undefined || !URL.canParse(referer))
    return isSameOrigin({ headers }, site);
  // An old browser, which says only from which page it comes.
  return isSameOrigin({ headers: { ...headers, origin: new URL(referer).origin } }, site);
}
