import type { Book } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import styles from './book-lead.module.css';
import { bookText, genreNames } from './book-text';
import type { BookData } from './load-book';

/** What a book is, in a line, and its few facts in another. */
export function BookLead({ book, introduction }: { book: Book } & Pick<BookData, 'introduction'>) {
  const text = useText(bookText);
  const genres = useText(genreNames);
  const facts = book.testament === 'old' ? text.oldTestamentLead : text.newTestamentLead;
  if (!introduction) return facts(book.chapterCount);
  const { title, genre, writer } = introduction;
  return (
    <>
      <span className={styles.summary} lang="en">
        {title}.
      </span>
      <span className={styles.facts}>
        {facts(book.chapterCount)} {genres[genre]}. {text.writer}: <span lang="en">{writer}</span>.
      </span>
    </>
  );
}
