import { useMemo } from 'react';
import type { OwnPage } from './own-pages';
import { useOwnData, useOwnParts } from './use-own-data';

const none: readonly OwnPage[] = [];

/** What of the reader some words find: notes, bookmarks and visited pages. They are never sent anywhere. */
export function useOwnPages(words: string): readonly OwnPage[] {
  const own = useOwnData();
  const parts = useOwnParts();
  return useMemo(() => (words === '' ? none : (parts?.findOwnPages(words, own) ?? none)), [words, own, parts]);
}
