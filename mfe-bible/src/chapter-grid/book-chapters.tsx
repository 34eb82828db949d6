import { type Book, bookNames, chapterName, chapterPath } from '@manna/shared/domain';
import { Link, usePartName, useText } from '@manna/shared/runtime';
import { VisuallyHidden } from '@manna/shared/ui';
import { chapterCountMark } from './high-chapter-count';
import styles from './book-chapters.module.css';

const chapterNumbers = ({ chapterCount }: Book): number[] =>
  Array.from({ length: chapterCount }, (_, index) => index + 1);

interface BookChaptersProps {
  book: Book;
  /** Accessible name of the list. */
  label: string;
}

/** A book's chapters, each a link into the reader. */
export function BookChapters({ book, label }: BookChaptersProps) {
  const names = useText(bookNames);
  const partName = usePartName();
  return (
    <nav aria-label={partName(label)}>
      <ol className={styles.grid} data-count={chapterCountMark(book)}>
        {chapterNumbers(book).map((chapter) => (
          <li key={chapter}>
            <Link to={chapterPath({ book, chapter })} className={styles.chapter}>
              <VisuallyHidden>{chapterName({ book, chapter }, names).slice(0, -String(chapter).length)}</VisuallyHidden>
              {chapter}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
