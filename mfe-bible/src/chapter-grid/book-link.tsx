import { type Book, bookName, bookNames } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import styles from './book-link.module.css';

interface BookLinkProps {
  book: Book;
  to: string;
  /** The beginning of the name, shown alone if the list is narrow. Screen readers always read the whole name. */
  short?: string | undefined;
}

/** A link to a book in a list of books. */
export function BookLink({ book, to, short }: BookLinkProps) {
  const name = bookName(book, useText(bookNames));
  return (
    <Link to={to} className={styles.book} {...(short !== undefined && { 'aria-label': name })}>
      {short === undefined ? (
        name
      ) : (
        <span>
          {short}
          <span className={styles.rest}>{name.slice(short.length)}</span>
        </span>
      )}
    </Link>
  );
}
