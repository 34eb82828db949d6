/**
 * The query that names the page to which the accounts server sends the reader back: a path of this site, with its
 * query. The path begins with exactly one slash, because two would make it the URL of another site.
 */
export const destinationQuery = (path: string): string =>
  `destination=${encodeURIComponent(path.replace(/^\/+/, '/'))}`;
