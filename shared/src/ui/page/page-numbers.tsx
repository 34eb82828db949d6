import { Icon } from '../icon';
import type { LinkComponent } from '../link-component';
import { offeredPages } from '../entries/list-pages';
import { VisuallyHidden } from '../visually-hidden';
import styles from './page-numbers.module.css';

interface PageNumbersProps {
  as: LinkComponent;
  /** From 1. */
  current: number;
  count: number;
  /** Returns the path of a page by its number. */
  addressOf: (page: number) => string;
  /** Accessible name of the navigation: 'Pages of this list'. */
  label: string;
  previous: string;
  next: string;
  /** Returns the accessible name of a number: 'Page 4'. */
  pageName: (page: number) => string;
}

/**
 * Links to the pages of a list: previous, numbers, next. They work without JavaScript. Renders nothing if there is only
 * one page.
 */
export function PageNumbers({
  as: Link,
  current,
  count,
  addressOf,
  label,
  previous,
  next,
  pageName,
}: PageNumbersProps) {
  if (count < 2) return null;
  return (
    <nav aria-label={label} className={styles.pages}>
      {current > 1 && (
        <Link to={addressOf(current - 1)} rel="prev" className={`${styles.step} ${styles.previous}`}>
          <Icon name="previous" />
          {previous}
        </Link>
      )}
      <ol className={styles.numbers}>
        {offeredPages(current, count).map((page, index) => (
          <li key={page ?? `gap ${index}`}>
            {page === null ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : page === current ? (
              <span aria-current="page" className={styles.number}>
                <Number page={page} name={pageName} />
              </span>
            ) : (
              <Link to={addressOf(page)} className={styles.number}>
                <Number page={page} name={pageName} />
              </Link>
            )}
          </li>
        ))}
      </ol>
      {current < count && (
        <Link to={addressOf(current + 1)} rel="next" className={`${styles.step} ${styles.next}`}>
          {next}
          <Icon name="next" />
        </Link>
      )}
    </nav>
  );
}

function Number({ page, name }: { page: number; name: (page: number) => string }) {
  return (
    <>
      <span aria-hidden="true">{page}</span>
      <VisuallyHidden>{name(page)}</VisuallyHidden>
    </>
  );
}
