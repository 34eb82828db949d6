import { type Book, bookName, bookNames } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import styles from './book-link.module.css';

/** A link to a book in a list of books. */
export function BookLink({ book, to }: { book: Book; to: string }) {
  return (
    <Link to={to} className={styles.book}>
      {bookName(book, useText(bookNames))}
    </Link>
  );
}
