import type { RouteMeta, SiteConfig } from '@manna/shared/contracts';

/** A page's head for its meta: the server writes it, and the browser keeps it up to date. */
export interface HeadTags {
  title: string;
  /** `name` or `property`, and content. */
  metas: { attribute: 'name' | 'property'; key: string; content: string }[];
  canonical: string | undefined;
  jsonld: Record<string, unknown> | undefined;
  feed: RouteMeta['feed'];
  /** Path of the oEmbed description of the page. */
  oembed: string | undefined;
}

/** The title of a page: its own title and the site's name, or only the name if it has no other title. */
export const pageTitle = (own: string, site: SiteConfig): string =>
  own === '' || own === site.productName ? site.productName : `${own} | ${site.productName}`;

const NOINDEX = { attribute: 'name', key: 'robots', content: 'noindex' } as const;

/** `origin` is the site's URL without a trailing slash, for links that must be absolute. */
export function headTags(meta: RouteMeta | undefined, site: SiteConfig, origin: string): HeadTags {
  if (!meta) {
    const none = { canonical: undefined, jsonld: undefined, feed: undefined, oembed: undefined };
    return { title: pageTitle('', site), metas: [NOINDEX], ...none };
  }
  const title = pageTitle(meta.metaTitle, site);
  const canonical = meta.canonicalPath === undefined ? undefined : origin + meta.canonicalPath;
  return {
    title,
    canonical,
    metas: [
      { attribute: 'name', key: 'description', content: meta.description },
      ...(meta.noindex ? [NOINDEX] : []),
      { attribute: 'property', key: 'og:title', content: title },
      { attribute: 'property', key: 'og:description', content: meta.description },
      { attribute: 'property', key: 'og:site_name', content: site.productName },
      { attribute: 'property', key: 'og:type', content: meta.opengraph?.type ?? 'website' },
      ...(canonical === undefined ? [] : [{ attribute: 'property' as const, key: 'og:url', content: canonical }]),
    ],
    feed: meta.feed,
    oembed: meta.embed === undefined ? undefined : `/oembed?url=${encodeURIComponent(origin + meta.embed)}`,
    jsonld: meta.jsonld && { '@context': 'https://schema.org', ...meta.jsonld },
  };
}

function setTag(selector: string, tag: 'meta' | 'link', attributes: Record<string, string> | undefined): void {
  const existing = document.head.querySelector(selector);
  if (!attributes) return existing?.remove();
  const element = existing ?? document.head.appendChild(document.createElement(tag));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

const JSONLD_SELECTOR = 'script[type="application/ld+json"]';

/** Tags that a page may have. Those of the previous page that this one lacks are removed. */
const metaKeys = [
  'name=description',
  'name=robots',
  'property=og:title',
  'property=og:description',
  'property=og:site_name',
  'property=og:type',
  'property=og:url',
];

/** Updates the head of the open document. */
export function applyMeta(meta: RouteMeta | undefined, site: SiteConfig): void {
  const { title, metas, canonical } = headTags(meta, site, site.advertiseAddress ?? location.origin);
  document.title = title;
  for (const key of metaKeys) {
    const tag = metas.find((candidate) => `${candidate.attribute}=${candidate.key}` === key);
    const [attribute = '', name = ''] = key.split('=');
    setTag(`meta[${attribute}="${name}"]`, 'meta', tag && { [tag.attribute]: tag.key, content: tag.content });
  }
  setTag('link[rel="canonical"]', 'link', canonical === undefined ? undefined : { rel: 'canonical', href: canonical });
  // Structured data is for search engines, which read it in the page they requested; on another page it would be wrong.
  const jsonld = document.querySelector(JSONLD_SELECTOR);
  if (jsonld && jsonld.getAttribute('data-path') !== location.pathname) jsonld.remove();
}
