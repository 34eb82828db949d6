import type { Requests } from './request-page';

/** The pages of entries, of words of the lexicon, which are below the dictionary too, of articles and of resources. */
const ENTRY =
  /^\/(?:encyclopedia\/(?:people|places|events|plants|tribes|animals)|dictionary|articles\/[^/]+|resources\/[^/]+)\/[^/]+$/;

async function addressesIn(requests: Requests, path: string): Promise<string[]> {
  const { status, html } = await requests.page(path);
  if (status !== 200) throw new Error(`${path} responded with ${status}`);
  return [...html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** The paths of all entries of the encyclopedia and the dictionary, all articles and all resources, as the sitemap lists them. */
export async function entryPaths(requests: Requests): Promise<string[]> {
  const parts = await addressesIn(requests, '/sitemap.xml');
  const lists = await Promise.all(parts.map((part) => addressesIn(requests, part)));
  return [...new Set(lists.flat())].filter((path) => ENTRY.test(path));
}
