import { bookmarkDetails, type AllBookmarkDetails } from '@manna/shared/domain';
import { defineUserState, useBookmarks, useUserState, type Trail } from '@manna/shared/runtime';
import { useBookmarkEditing, useUserDataArchive } from '@manna/shared/runtime/user-data';
import { keys } from '../../archive/archive-values';
import { detailsOf, movedTo, pathOf } from './arrange-bookmarks';

const bookmarkDetailsState = defineUserState<AllBookmarkDetails>(bookmarkDetails);

/** The reader's bookmarks with their details, and what the reader can do with several of them. */
export interface BookmarkBook {
  readonly bookmarks: readonly Trail[];
  readonly details: AllBookmarkDetails;
  /** Moves a bookmark to the position of another. */
  readonly move: (path: string, target: string) => void;
  /** @returns Brings back what was removed, if nothing else has changed since. */
  readonly remove: (paths: readonly string[]) => () => void;
  readonly addLabel: (paths: readonly string[], label: string) => void;
  readonly removeLabel: (paths: readonly string[], label: string) => void;
  /** Adds pages that are not bookmarked yet, in front of the others. */
  readonly add: (trails: readonly Trail[]) => void;
}

export function useBookmarkBook(): BookmarkBook {
  const { bookmarks } = useBookmarks();
  const { reorder, removeAll } = useBookmarkEditing();
  const { restoreUserData } = useUserDataArchive();
  const [details, setDetails] = useUserState(bookmarkDetailsState);

  const restore = (trails: readonly Trail[], all: AllBookmarkDetails) =>
    restoreUserData({ [keys.bookmarks]: { bookmarks: trails }, [keys.details]: all }, 'replace');

  const setLabels = (paths: readonly string[], change: (labels: readonly string[]) => readonly string[]) =>
    setDetails((before) => ({
      ...before,
      ...Object.fromEntries(
        paths.map((path) => {
          const one = detailsOf(before, path);
          return [path, { ...one, labels: change(one.labels) }];
        }),
      ),
    }));

  return {
    bookmarks,
    details,
    move: (path, target) => reorder(movedTo(bookmarks.map(pathOf), path, target)),
    remove(paths) {
      removeAll(paths);
      setDetails((before) => Object.fromEntries(Object.entries(before).filter(([path]) => !paths.includes(path))));
      return () => restore(bookmarks, details);
    },
    addLabel: (paths, label) => setLabels(paths, (labels) => (labels.includes(label) ? labels : [...labels, label])),
    removeLabel: (paths, label) => setLabels(paths, (labels) => labels.filter((one) => one !== label)),
    add(trails) {
      const here = new Set(bookmarks.map(pathOf));
      const added = trails.filter((trail) => !here.has(pathOf(trail)));
      const addedAt = Date.now();
      restore([...added, ...bookmarks], {
        ...details,
        ...Object.fromEntries(added.map((trail) => [pathOf(trail), { labels: [], addedAt }])),
      });
    },
  };
}
