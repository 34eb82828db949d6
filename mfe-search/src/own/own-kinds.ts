import { useMemo } from 'react';
import { useBookmarks, useHistory, type Trail } from '@manna/shared/runtime';

/** Why a page is the reader's own. */
export type OwnKind = 'note' | 'bookmark' | 'visited';

/** The kind of each of the reader's own pages, by its path. A page that is both is a bookmark. */
export const kindsOfOwn = (bookmarks: readonly Trail[], history: readonly Trail[]): ReadonlyMap<string, OwnKind> => {
  const withKind = (trails: readonly Trail[], kind: OwnKind) =>
    trails.map((trail) => [trail.at(-1)?.path ?? '', kind] as const);
  return new Map([...withKind(history, 'visited'), ...withKind(bookmarks, 'bookmark')]);
};

/** The kind of each page of the reader, by its path. */
export function useOwnKinds(): ReadonlyMap<string, OwnKind> {
  const { bookmarks } = useBookmarks();
  const history = useHistory();
  return useMemo(() => kindsOfOwn(bookmarks, history), [bookmarks, history]);
}
