import { type BookDivision, bookName, bookNames, books, aboutBookPath, bookPath } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { booksText } from './listing-text';
import styles from './division-books.module.css';

/** The books of a division, each with links to its page and to its text. */
export function DivisionBooks({ division }: { division: BookDivision }) {
  const text = useText(booksText);
  const names = useText(bookNames);
  return (
    <ul className={styles.books}>
      {books
        .filter((book) => book.division === division)
        .map((book) => (
          <li key={book.slug} className={styles.book}>
            <h2 className={styles.name}>
              <Link to={aboutBookPath(book)} className={styles.link}>
                {bookName(book, names)}
              </Link>
            </h2>
            <p className={styles.count}>{text.chapterCount(book.chapterCount)}</p>
            <Link to={bookPath(book)} className={styles.read}>
              {text.read(bookName(book, names))}
            </Link>
          </li>
        ))}
    </ul>
  );
}
