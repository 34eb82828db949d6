import { useId, useState } from 'react';
import { type Book, bookName, bookNames, bookPath } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { VisuallyHidden } from '@manna/shared/ui';
import { BookChapters } from '../../chapter-grid/book-chapters';
import { BookLink } from '../../chapter-grid/book-link';
import { contentsText } from './contents-text';
import { shortBookNames } from './short-book-names';
import styles from './book-on-shelf.module.css';

/**
 * A book, and its chapters on demand, because rendering all 1,189 would cost readers more than most of them need.
 * Without JavaScript, the chapters are on the page of the book.
 */
export function BookOnShelf({ book }: { book: Book }) {
  const text = useText(contentsText);
  const name = bookName(book, useText(bookNames));
  const short = useText(shortBookNames)[book.usfmId];
  const [isOpen, setOpen] = useState(false);
  const chapters = useId();
  const label = text.chaptersOf(book.chapterCount, name);
  return (
    <li className={styles.row} data-open={isOpen ? '' : undefined}>
      <BookLink book={book} to={bookPath(book)} short={short} />
      <button
        type="button"
        className={styles.count}
        aria-expanded={isOpen}
        aria-controls={isOpen ? chapters : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {book.chapterCount}
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
      {isOpen && (
        <div id={chapters} className={styles.chapters}>
          <BookChapters book={book} label={`${book.chapterCount}${label}`} />
        </div>
      )}
    </li>
  );
}
