import type { Book } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import styles from './book-lead.module.css';
import { bookText, genreNames } from './book-text';
import type { BookData } from './load-book';

interface BookLeadProps {
  book: Book;
  data: Pick<BookData, 'introduction'>;
}

/** A summary of a book in one line, and its length, genre and writer in another. */
export function BookLead({ book, data: { introduction } }: BookLeadProps) {
  const text = useText(bookText);
  const genres = useText(genreNames);
  const chapters = (book.testament === 'old' ? text.oldTestamentLead : text.newTestamentLead)(book.chapterCount);
  if (!introduction) return chapters;
  const { title, writer, genre } = introduction;
  return (
    <>
      <span className={styles.summary}>{title}.</span>
      <span className={styles.facts}>
        {chapters} {text.genre}: {genres[genre]}. {text.writer}: {writer}.
      </span>
    </>
  );
}
