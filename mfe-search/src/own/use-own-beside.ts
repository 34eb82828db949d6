import { useMemo } from 'react';
import type { SearchAddress } from '../search/search-address';
import type { SearchView } from '../search/use-search';
import type { OwnPage } from './own-pages';
import { useOwnData, useOwnParts, type OwnParts } from './use-own-data';

/** Pages of the reader that are no results, with the components that show them. */
export interface OwnBeside extends Pick<OwnParts, 'OwnList' | 'OwnNote' | 'OwnRows'> {
  readonly pages: readonly OwnPage[];
}

/** The pages of the reader that a search finds beside its results; undefined if there are none. They are never sent anywhere. */
export function useOwnBeside(
  { pillar, category, pills, page }: SearchAddress,
  { words, found }: SearchView,
): OwnBeside | undefined {
  const own = useOwnData();
  const parts = useOwnParts();
  return useMemo(() => {
    const search = { pillar, category, pills, page, view: { words, found }, ...own };
    const pages = parts?.findOwnBeside(search) ?? [];
    return parts && pages.length > 0 ? { ...parts, pages } : undefined;
  }, [parts, pillar, category, pills, page, words, found, own]);
}
