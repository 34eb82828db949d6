import { Link, usePartName, usePrefetch, useText } from '@manna/shared/runtime';
import { listPageAddress, PageNumbers } from '@manna/shared/ui';
import { namesText } from '../names/names-text';
import type { ListPage } from './list-page';

interface ListPagesProps {
  /** Path of the list, or the URL of each of its pages. */
  path: string | ((page: number) => string);
  list: Pick<ListPage<unknown>, 'page' | 'pages'>;
}

/** Pagination links of a list. The next page is prefetched while this one is read. */
export function ListPages({ path, list: { page, pages } }: ListPagesProps) {
  const text = useText(namesText);
  const partName = usePartName();
  const addressOf = typeof path === 'string' ? (number: number) => listPageAddress(path, number) : path;
  usePrefetch(page < pages ? [addressOf(page + 1)] : []);
  return (
    <PageNumbers
      as={Link}
      current={page}
      count={pages}
      addressOf={addressOf}
      label={partName(text.pages)}
      previous={text.previous}
      next={text.next}
      pageName={text.pageName}
    />
  );
}
