import type { FeedEntry } from './feed-repository';

interface JsonFeedHead {
  title: string;
  description: string;
  /** Who publishes the feed. */
  publisher: string;
  /** Path of the page with the same entries. */
  page: string;
  /** URL of the feed itself. */
  address: string;
}

/** What a feed says about an entry, as plain text. */
export const textOf = ({ title, summary }: Pick<FeedEntry, 'title' | 'summary'>): string =>
  title === null ? summary : `${title}. ${summary}`;

/**
 * A feed in JSON Feed 1.1. The library that writes the other formats knows version 1 alone, whose `author` and missing
 * language the newer version replaces. `origin` is the site's URL without a trailing slash.
 */
export function jsonFeed(
  { title, description, publisher, page, address }: JsonFeedHead,
  entries: readonly FeedEntry[],
  origin: string,
): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: origin + page,
    feed_url: address,
    description,
    language: 'en',
    authors: [{ name: publisher, url: origin }],
    items: entries.map((entry) => ({
      id: origin + entry.path,
      url: origin + entry.path,
      title: entry.name,
      content_text: textOf(entry),
      date_published: new Date(entry.published).toISOString(),
      tags: [entry.category.name],
    })),
  };
  return JSON.stringify(feed, null, 2);
}
