/** Labels and date of a bookmark. `addedAt` is in milliseconds since 1970; 0 if it is unknown. */
export interface BookmarkDetails {
  readonly labels: readonly string[];
  readonly addedAt: number;
}

/** By the path of the bookmarked page. */
export type AllBookmarkDetails = Readonly<Record<string, BookmarkDetails>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const areDetails = (value: unknown): value is BookmarkDetails =>
  isRecord(value) &&
  Array.isArray(value['labels']) &&
  value['labels'].every((label) => typeof label === 'string') &&
  Number.isFinite(value['addedAt']);

/**
 * What the site stores about bookmarks beside the bookmarks themselves: the definition of a piece of user state. A bookmark
 * without an entry has no labels, and its date is unknown.
 */
export const bookmarkDetails = {
  key: 'site/bookmark-details',
  mode: 'user-only',
  read: (value: unknown): AllBookmarkDetails | undefined =>
    isRecord(value) && Object.values(value).every(areDetails) ? (value as AllBookmarkDetails) : undefined,
  initial: {} as AllBookmarkDetails,
} as const;
