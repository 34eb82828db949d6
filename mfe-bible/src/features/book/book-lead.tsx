import type { Book } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import styles from './book-lead.module.css';
import { bookText, genreNames } from './book-text';
import type { BookData } from './load-book';

interface BookLeadProps {
  book: Book;
  data: Pick<BookData, 'introduction' | 'facts'>;
}

/** What a book is, in a line, and its few facts in another. */
export function BookLead({ book, data: { introduction, facts } }: BookLeadProps) {
  const text = useText(bookText);
  const genres = useText(genreNames);
  const chapters = (book.testament === 'old' ? text.oldTestamentLead : text.newTestamentLead)(book.chapterCount);
  if (!introduction || !facts) return chapters;
  const { title, writer } = facts;
  return (
    <>
      <span className={styles.summary} lang={title.lang}>
        {title.text}.
      </span>
      <span className={styles.facts}>
        {chapters} {genres[introduction.genre]}. {text.writer}: <span lang={writer.lang}>{writer.text}</span>.
      </span>
    </>
  );
}
