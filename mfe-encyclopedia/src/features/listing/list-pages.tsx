import { Link, usePartName, usePrefetch, useText } from '@manna/shared/runtime';
import { PageNumbers } from '@manna/shared/ui';
import { listAddress, type ListAsked } from './list-address';
import { listingText } from './listing-text';

interface ListPagesProps {
  /** Path of the list. */
  path: string;
  asked: Partial<ListAsked> & { page: number };
  /** Number of pages. */
  pages: number;
}

/** Pagination links of a list. The next page is prefetched while this one is read. */
export function ListPages({ path, asked, pages }: ListPagesProps) {
  const text = useText(listingText);
  const partName = usePartName();
  const addressOf = (page: number) => listAddress(path, { ...asked, page });
  usePrefetch(asked.page < pages ? [addressOf(asked.page + 1)] : []);
  return (
    <PageNumbers
      as={Link}
      current={asked.page}
      count={pages}
      addressOf={addressOf}
      label={partName(text.pages)}
      previous={text.previous}
      next={text.next}
      pageName={text.pageName}
    />
  );
}
