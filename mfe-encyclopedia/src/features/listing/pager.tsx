import { Link, usePrefetch, useText } from '@manna/shared/runtime';
import { ButtonLink, Icon } from '@manna/shared/ui';
import { listAddress, type ListAsked } from './list-address';
import { listingText } from './listing-text';
import styles from './pager.module.css';

interface PagerProps {
  /** Of the list. */
  path: string;
  asked: Partial<ListAsked>;
  /** Cursor of the next page; null on the last one. */
  next: string | null;
}

/** Links through the pages of a list; the next page is made ready while this one is read. */
export function Pager({ path, asked, next }: PagerProps) {
  const text = useText(listingText);
  const following = next === null ? null : listAddress(path, { ...asked, after: next });
  usePrefetch(following === null ? [] : [following]);
  if (following === null && asked.after == null) return null;
  return (
    <nav aria-label={text.pages} className={styles.pager}>
      {asked.after != null && (
        <ButtonLink as={Link} to={listAddress(path, { ...asked, after: null })} icon="previous">
          {text.first}
        </ButtonLink>
      )}
      {following !== null && (
        <ButtonLink as={Link} to={following} look="filled">
          {text.next}
          <Icon name="next" />
        </ButtonLink>
      )}
    </nav>
  );
}
