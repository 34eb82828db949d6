/** Headers that a page gets when it is cached. The rest stays unchanged, because the HTML has the policy's nonce. */
const TITLE_HEADER = 'x-manna-title';
const LANGUAGE_HEADER = 'x-manna-language';

/** Server-Timing metric by which a page knows that it came from this device. */
const COPY_METRIC = 'manna-kept';

/** A page that is saved on this device. */
export interface CachedPage {
  /** Path and query. */
  path: string;
  title: string;
}

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

/** Title of a saved copy, without the site's name at its end. */
export const titleOf = (copy: Response, path: string): string =>
  decodeURIComponent(copy.headers.get(TITLE_HEADER) ?? '').replace(/ \| [^|]*$/, '') || path;

/** Language of a saved copy's interface, as a BCP 47 code. */
export const languageOf = (copy: Response): string => copy.headers.get(LANGUAGE_HEADER) ?? 'en';

/** Time at which a copy was sent, in milliseconds since 1970; NaN if unknown. */
export const sentAt = (copy: Response): number => Date.parse(copy.headers.get('date') ?? '');

/** The copy as it is served: marked as a copy. */
export function asCachedCopy(copy: Response): Response {
  const headers = new Headers(copy.headers);
  headers.append('server-timing', `${COPY_METRIC};desc="${new Date(sentAt(copy) || 0).toISOString()}"`);
  return new Response(copy.body, { status: copy.status, headers });
}

/** Time at which the open page was saved; undefined if it came from the network. */
export function pageCachedAt(): Date | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Not in every browser.
  const metrics = navigation?.serverTiming;
  const cached = metrics?.find(({ name }) => name === COPY_METRIC);
  return cached && new Date(cached.description);
}
