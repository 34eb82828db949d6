import type { ListingName } from '@manna/shared/domain';
import type { SearchResult } from '../../engine/worker/protocol';
import type { SearchView } from '../../search/use-search';

/** How many rows a part of the site has below the field; the button that shows all is one of them. */
const ROWS = 6;
const ROWS_ON_PHONE: Readonly<Record<ListingName, number>> = {
  bible: 3,
  encyclopedia: 3,
  articles: 2,
  resources: 2,
  dictionary: 3,
};

/** The best results of one part of the site. */
export interface InlineGroup {
  readonly name: ListingName;
  readonly results: readonly SearchResult[];
  /** How many more it has. */
  readonly more: number;
}

/**
 * The results to show below the field, by part of the site; parts without results are left out.
 *
 * @param suggested Ids of results that are among the suggestions already.
 */
export function inlineGroups(
  { collections, found }: Pick<SearchView, 'collections' | 'found'>,
  suggested: ReadonlySet<string>,
  isPhone: boolean,
): readonly InlineGroup[] {
  return collections.flatMap((name) => {
    const { total = 0, results = [] } = found[name] ?? {};
    const others = results.filter(({ id }) => !suggested.has(id));
    const rest = total - (results.length - others.length);
    if (rest === 0) return [];
    const rows = isPhone ? ROWS_ON_PHONE[name] : ROWS;
    const shown = rest > rows ? rows - 1 : rows;
    return [{ name, results: others.slice(0, shown), more: Math.max(rest - shown, 0) }];
  });
}
