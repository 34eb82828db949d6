/**
 * Query that tells the accounts server where to lead the reader back to: a path of this site, with its query. It begins with
 * one slash only, because more of them would be read as the name of another site.
 */
export const destinationQuery = (path: string): string =>
  `destination=${encodeURIComponent(path.replace(/^\/+/, '/'))}`;
