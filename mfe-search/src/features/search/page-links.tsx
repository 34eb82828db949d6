import { Link, useText } from '@manna/shared/runtime';
import { PAGE_SIZE } from '../../results/use-growing-list';
import { MOST_PAGES, searchAddress, type SearchAddress } from '../../search/search-address';
import type { ServerSearch } from './server-search';
import { searchText } from './search-text';
import styles from './page-links.module.css';

interface PageLinksProps {
  address: SearchAddress;
  search: ServerSearch | null;
}

/**
 * Links to the pages of results before and after this one. With JavaScript the list grows, so only a reader who opened a
 * later page sees the link to the one before.
 */
export function PageLinks({ address, search }: PageLinksProps) {
  const text = useText(searchText);
  const { pillar, category, page = 1, ...words } = address;
  const found = pillar && search?.found?.found[pillar];
  if (pillar === undefined) return null;
  const count = category === undefined ? (found?.total ?? 0) : (found?.groups[category] ?? 0);
  const pathOf = (number: number) =>
    searchAddress({
      ...words,
      pillar,
      ...(category !== undefined && { category }),
      ...(number > 1 && { page: number }),
    });
  const last = Math.max(Math.ceil(count / PAGE_SIZE), 1);
  return (
    <div className={styles.links}>
      {page > 1 && (
        // No rel="prev": the service worker would fetch that page, and so send the reader's words, for a copy.
        <Link to={pathOf(search ? Math.min(page - 1, last) : page - 1)}>{text.previous}</Link>
      )}
      {count > page * PAGE_SIZE && page < MOST_PAGES && (
        <noscript>
          <Link to={pathOf(page + 1)} rel="next">
            {text.next}
          </Link>
        </noscript>
      )}
    </div>
  );
}
