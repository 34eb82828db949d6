import { COPY_METRIC } from '../../../host/saved-pages/page-copy';
import { TITLE_HEADER } from '../../../host/saved-pages/saved-pages';

/** Like the title, a header that a page gets when it is cached. The others stay, because the HTML has the policy's nonce. */
const LANGUAGE_HEADER = 'x-manna-language';

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const unescapeHtml = (html: string): string =>
  html.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? '');

/** Whether a response may be saved: complete, readable, and not forbidden by its headers. */
export const isCacheable = (response: Response): boolean =>
  response.status === 200 &&
  response.type !== 'opaque' &&
  !/\bno-store\b/.test(response.headers.get('cache-control') ?? '');

/** The copy of a page to save; null if the response is not a complete page. */
export async function copyOfPage(response: Response): Promise<Response | null> {
  if (!isCacheable(response) || !response.headers.get('content-type')?.startsWith('text/html')) return null;
  const html = await response.clone().text();
  if (!html.trimEnd().endsWith('</html>')) return null;
  const headers = new Headers(response.headers);
  headers.set(TITLE_HEADER, encodeURIComponent(unescapeHtml(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')));
  headers.set(LANGUAGE_HEADER, /<html[^>]* lang="([^"]+)"/.exec(html)?.[1] ?? 'en');
  // A new response, because browsers reject a redirected one for a navigation.
  return new Response(html, { status: 200, headers });
}

/** Language of a saved copy's interface, as a BCP 47 code. */
export const languageOf = (copy: Response): string => copy.headers.get(LANGUAGE_HEADER) ?? 'en';

/** Time at which a copy was sent, in milliseconds since 1970; NaN if unknown. */
export const sentAt = (copy: Response): number => Date.parse(copy.headers.get('date') ?? '');

const marked = (copy: Response, savedAt: string): Response => {
  const headers = new Headers(copy.headers);
  headers.append('server-timing', `${COPY_METRIC};desc="${savedAt}"`);
  return new Response(copy.body, { status: copy.status, headers });
};

/** The copy as it is served: marked as a copy. */
export const asCachedCopy = (copy: Response): Response => marked(copy, new Date(sentAt(copy) || 0).toISOString());

/** The site as it is served offline: marked as a copy without a date, because its contents were saved at different times. */
export const asOfflineSite = (copy: Response): Response => marked(copy, '');
