import type { SiteConfig } from '@manna/shared/contracts';
import { escapeHtml, feedPath, type FeedFormat } from '@manna/shared/domain';
import type { FeedEntry } from './feed-repository';
import { jsonFeed, textOf } from './json-feed';

export interface FeedHead {
  /** Id of the feed in its pillar's descriptor. */
  id: string;
  /** What is in it, such as 'Articles'. */
  label: string;
  /** Path of the page with the same entries. */
  page: string;
  category: { slug: string; name: string } | undefined;
}

/** A feed as text. `origin` is the site's URL without a trailing slash. */
export async function feedText(
  format: FeedFormat,
  { id, label, page, category }: FeedHead,
  entries: readonly FeedEntry[],
  { productName }: Pick<SiteConfig, 'productName'>,
  origin: string,
): Promise<string> {
  const title = `${category ? `${label}: ${category.name}` : label} | ${productName}`;
  const description = `What ${productName} publishes, the latest first.`;
  const address = (one: FeedFormat) => `${origin}${feedPath(id, one, category?.slug)}`;
  if (format === 'json')
    return jsonFeed({ title, description, publisher: productName, page, address: address('json') }, entries, origin);
  // Loaded with the first feed, because a start does not need it.
  const { Feed } = await import('feed');
  const latest = entries[0]?.published;
  const feed = new Feed({
    id: `${origin}${page}`,
    title,
    description,
    link: `${origin}${page}`,
    language: 'en',
    generator: productName,
    // A feed that is empty has no date of its own.
    updated: new Date(latest ?? 0),
    feedLinks: { rss: address('rss'), atom: address('atom'), json: address('json') },
    author: { name: productName, link: origin },
  });
  for (const { name, title: subtitle, summary, path, category: shelf, published } of entries)
    feed.addItem({
      title: escapeHtml(name),
      id: `${origin}${path}`,
      link: `${origin}${path}`,
      description: escapeHtml(textOf({ title: subtitle, summary })),
      date: new Date(published),
      published: new Date(published),
      category: [{ name: shelf.name, term: shelf.slug }],
    });
  return format === 'rss' ? feed.rss2() : feed.atom1();
}
