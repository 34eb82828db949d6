import { listingNames } from '@manna/shared/domain';
import { pathnameOf, resultView } from '../results/result-view';
import { PAGE_SIZE } from '../results/use-growing-list';
import type { SearchAddress } from '../search/search-address';
import { previewCaps, type SearchView } from '../search/use-search';
import { findOwnPages, type OwnData, type OwnPage } from './own-pages';

/** What is searched, what was found, and what the reader has. */
export interface SearchBesideOwn extends OwnData {
  readonly pillar: SearchAddress['pillar'] | undefined;
  readonly category: string | undefined;
  readonly pills: SearchAddress['pills'] | undefined;
  readonly page: number | undefined;
  readonly view: Pick<SearchView, 'words' | 'found'>;
}

/** The part of the site that a page belongs to, if it can be searched. */
const partOf = ({ path }: OwnPage) => listingNames.find((name) => `${path}/`.startsWith(`/${name}/`));

/** The paths of the results that are shown. */
function shownPaths({ pillar, view, names }: SearchBesideOwn): ReadonlySet<string> {
  const parts = pillar === undefined ? listingNames : [pillar];
  return new Set(
    parts.flatMap((name) => {
      // Not those that follow when the list grows: a row at its top would disappear while the reader is further down.
      const count = pillar === undefined ? previewCaps[name] : PAGE_SIZE;
      const results = view.found[name]?.results.slice(0, count) ?? [];
      return results.map((result) => pathnameOf(resultView(name, result, names)._resultPath));
    }),
  );
}

/**
 * The pages of the reader that a search finds beside its results. Those among the shown results are marked there instead. If
 * one part of the site is shown, only pages of that part. Empty if pills or a category limit the results, because nothing says
 * whether a page is within these limits; and on later pages of results.
 */
export function findOwnBeside(search: SearchBesideOwn): OwnPage[] {
  const { pillar, category, pills, page, view } = search;
  if (category !== undefined || pills || page !== undefined) return [];
  const pages = findOwnPages(view.words, search);
  if (pages.length === 0) return [];
  const shown = shownPaths(search);
  return pages.filter((own) => {
    const part = partOf(own);
    if (pillar !== undefined && part !== pillar) return false;
    // Before the results of its part are there, it may be one of them, and would be moved.
    return !shown.has(own.path) && (part === undefined || view.found[part] !== undefined);
  });
}
