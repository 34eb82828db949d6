import type { AllBookmarkDetails, BookmarkDetails } from '@manna/shared/domain';
import type { Trail } from '@manna/shared/runtime';
import { hasWords } from '../../parts/plain-words';
import { compareByBible } from '../../pages/passage-of-path';

export const bookmarkOrders = ['date', 'bible', 'hand'] as const;
export type BookmarkOrder = (typeof bookmarkOrders)[number];

/** What of the bookmarks is shown, and in which order. */
export interface Arrangement {
  readonly words: string;
  /** Undefined for bookmarks with any labels, or none. */
  readonly label: string | undefined;
  readonly order: BookmarkOrder;
}

const none: BookmarkDetails = { labels: [], addedAt: 0 };

/** The path of a bookmark, which identifies it. */
export const pathOf = (trail: Trail): string => trail.at(-1)?.path ?? '';

export const titleOf = (trail: Trail): string => trail.at(-1)?.fragment ?? '';

/** Labels and date of a bookmark; none if nothing is stored about it. */
export const detailsOf = (details: AllBookmarkDetails, path: string): BookmarkDetails =>
  (Object.hasOwn(details, path) ? details[path] : undefined) ?? none;

const wordsIn = (trail: Trail, labels: readonly string[]): string =>
  [...trail.flatMap(({ fragment, description = '' }) => [fragment, description]), ...labels].join(' ');

/** All labels of bookmarks, in the order of the alphabet, each with the number of its bookmarks. */
export function labelsOf(
  bookmarks: readonly Trail[],
  details: AllBookmarkDetails,
): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const trail of bookmarks)
    for (const label of detailsOf(details, pathOf(trail)).labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => one.localeCompare(other));
}

/**
 * The bookmarks with all words and the label, in an order. By date, the newest are first, and those without a date last; by
 * hand, the order is that in which they are stored.
 */
export function arrangeBookmarks(
  bookmarks: readonly Trail[],
  details: AllBookmarkDetails,
  { words, label, order }: Arrangement,
): readonly Trail[] {
  const found = bookmarks.filter((trail) => {
    const { labels } = detailsOf(details, pathOf(trail));
    return hasWords(wordsIn(trail, labels), words) && (label === undefined || labels.includes(label));
  });
  if (order === 'hand') return found;
  if (order === 'bible') return found.toSorted((one, other) => compareByBible(pathOf(one), pathOf(other)));
  const dateOf = (trail: Trail) => detailsOf(details, pathOf(trail)).addedAt;
  return found.toSorted((one, other) => dateOf(other) - dateOf(one));
}

/** The paths with one of them moved to the position of another. */
export function movedTo(paths: readonly string[], path: string, target: string): readonly string[] {
  const at = paths.indexOf(target);
  const others = paths.filter((each) => each !== path);
  return at === -1 ? paths : [...others.slice(0, at), path, ...others.slice(at)];
}
