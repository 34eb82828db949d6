import { useMemo } from 'react';
import { useBookmarks, useHistory } from '@manna/shared/runtime';
import { findOwnPages, type OwnPage } from './own-pages';

/** The pages of the reader that a query finds. They are never sent anywhere. */
export function useOwnPages(query: string): readonly OwnPage[] {
  const { bookmarks } = useBookmarks();
  const history = useHistory();
  return useMemo(() => findOwnPages(query, bookmarks, history), [query, bookmarks, history]);
}
