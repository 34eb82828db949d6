import { z } from 'zod';

/** An element of a feed, as a browser parses it. */
export interface FeedElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** The text in it, without that of elements in it. */
  text: string;
  children: readonly FeedElement[];
}

type Faults = string[];

const named = ({ children }: FeedElement, name: string) => children.filter((child) => child.name === name);

/** What is wrong with the number of these elements, or with the text of one. */
function countFaults(
  parent: FeedElement,
  name: string,
  { least = 0, most = 1, text }: { least?: number; most?: number; text?: RegExp },
): Faults {
  const found = named(parent, name);
  const where = `<${name}> of <${parent.name}>`;
  return [
    ...(found.length < least || found.length > most ? [`${where}: ${found.length}, wanted ${least} to ${most}`] : []),
    ...found.flatMap((one) =>
      text && !text.test(one.text) ? [`${where}: "${one.text}" does not match ${text.source}`] : [],
    ),
  ];
}

const repeated = (values: readonly string[]): Faults =>
  values.filter((value, index) => values.indexOf(value) !== index).map((value) => `"${value}" is there twice`);

const words = /\S/;
const url = /^https?:\/\/[^\s]+$/;
/** RFC 822 with a year of four digits, as RSS 2.0 recommends. */
const mailDate = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} (GMT|[+-]\d{4})$/;
/** RFC 3339. */
const netDate = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/** What RSS 2.0 forbids in a feed, and the link to itself that the RSS Best Practices Profile wants. Source: rssboard.org. */
export function rssFaults(rss: FeedElement, self: string): Faults {
  const [channel] = named(rss, 'channel');
  if (rss.name !== 'rss' || rss.attributes['version'] !== '2.0' || !channel) return ['not RSS 2.0'];
  const items = named(channel, 'item');
  const links = named(channel, 'atom:link').filter(({ attributes }) => attributes['rel'] === 'self');
  return [
    ...countFaults(rss, 'channel', { least: 1 }),
    ...countFaults(channel, 'title', { least: 1, text: words }),
    ...countFaults(channel, 'link', { least: 1, text: url }),
    ...countFaults(channel, 'description', { least: 1, text: words }),
    ...countFaults(channel, 'language', { text: /^[a-z]{2}(-[a-z]{2})?$/i }),
    ...countFaults(channel, 'lastBuildDate', { text: mailDate }),
    ...(links.length === 1 && links[0]?.attributes['href'] === self ? [] : ['no link to itself']),
    ...items.flatMap((item) => [
      ...countFaults(item, 'title', { least: 1, text: words }),
      ...countFaults(item, 'link', { least: 1, text: url }),
      ...countFaults(item, 'description', { least: 1, text: words }),
      ...countFaults(item, 'guid', { least: 1, text: words }),
      ...countFaults(item, 'pubDate', { least: 1, text: mailDate }),
    ]),
    ...repeated(items.flatMap((item) => named(item, 'guid').map(({ text }) => text))),
  ];
}

/** What RFC 4287 forbids in an Atom feed. */
export function atomFaults(feed: FeedElement, self: string): Faults {
  if (feed.name !== 'feed' || feed.attributes['xmlns'] !== 'http://www.w3.org/2005/Atom') return ['not Atom'];
  const entries = named(feed, 'entry');
  const common = (element: FeedElement): Faults => [
    ...countFaults(element, 'id', { least: 1, text: url }),
    ...countFaults(element, 'title', { least: 1, text: words }),
    ...countFaults(element, 'updated', { least: 1, text: netDate }),
    ...countFaults(element, 'published', { text: netDate }),
    ...named(element, 'link').flatMap(({ attributes }) =>
      url.test(attributes['href'] ?? '') ? [] : [`a <link> of <${element.name}> has no URL`],
    ),
  ];
  const links = named(feed, 'link').filter(({ attributes }) => attributes['rel'] === 'self');
  const [author] = named(feed, 'author');
  return [
    ...common(feed),
    ...(links.length === 1 && links[0]?.attributes['href'] === self ? [] : ['no link to itself']),
    ...(author ? countFaults(author, 'name', { least: 1, text: words }) : ['no author']),
    ...entries.flatMap((entry) => [
      ...common(entry),
      // An entry without content must have a link to its page.
      ...countFaults(entry, 'link', { least: 1 }),
      ...countFaults(entry, 'summary', { least: 1, text: words }),
      ...named(entry, 'category').flatMap(({ attributes }) => (attributes['term'] ? [] : ['a category has no term'])),
    ]),
    ...repeated(entries.flatMap((entry) => named(entry, 'id').map(({ text }) => text))),
  ];
}

const author = z.strictObject({ name: z.string().min(1), url: z.url() });

/** What JSON Feed 1.1 has, of the members that the site writes. Source: jsonfeed.org/version/1.1. */
const jsonFeedSchema = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  description: z.string().min(1),
  language: z.literal('en'),
  authors: z.array(author).min(1),
  items: z.array(
    z.strictObject({
      id: z.string().min(1),
      url: z.url(),
      title: z.string().min(1),
      content_text: z.string().min(1),
      date_published: z.string().regex(netDate),
      tags: z.array(z.string().min(1)),
    }),
  ),
});

/** What is wrong with a JSON Feed. */
export function jsonFeedFaults(text: string, self: string): Faults {
  const { data, error } = jsonFeedSchema.safeParse(JSON.parse(text));
  if (!data) return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return [...(data.feed_url === self ? [] : ['no link to itself']), ...repeated(data.items.map(({ id }) => id))];
}
