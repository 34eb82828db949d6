export const feedFormats = ['rss', 'atom', 'json'] as const;
export type FeedFormat = (typeof feedFormats)[number];

/** The path of a feed, or of the feed of one of its categories: '/feeds/articles/insights.rss'. */
export const feedPath = (id: string, format: FeedFormat, category?: string): string =>
  `/feeds/${id}${category === undefined ? '' : `/${category}`}.${format}`;

/** Media types that feed readers look for in the head of a page. */
export const feedTypes: Readonly<Record<FeedFormat, string>> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
};
