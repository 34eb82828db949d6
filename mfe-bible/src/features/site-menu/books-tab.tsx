import { useState } from 'react';
import { bookName, bookNames, books, type Testament, bookPath } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import styles from './books-tab.module.css';
import { booksTabText } from './books-tab-text';

const views = ['overall', 'old', 'new'] as const;
type View = (typeof views)[number];

const shown: Readonly<Record<View, readonly Testament[]>> = { overall: ['old', 'new'], old: ['old'], new: ['new'] };

/** The pillar's tab of the main menu: the books of the Bible, all of them or those of one testament. */
export function BooksTab() {
  const text = useText(booksTabText);
  const [view, setView] = useState<View>('overall');
  return (
    <>
      <div role="group" aria-label={text.testaments} className={styles.views}>
        {views.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === view}
            className={styles.view}
            onClick={() => setView(one)}
          >
            {text[one]}
          </button>
        ))}
      </div>
      {shown[view].map((testament) => (
        <BookList key={testament} testament={testament} />
      ))}
    </>
  );
}

function BookList({ testament }: { testament: Testament }) {
  const text = useText(booksTabText);
  const names = useText(bookNames);
  return (
    <section aria-label={text[testament]}>
      <h3 className={styles.testament}>{text[testament]}</h3>
      <ul className={styles.books}>
        {books
          .filter((book) => book.testament === testament)
          .map((book) => (
            <li key={book.slug}>
              <Link to={bookPath(book)} className={styles.book}>
                {bookName(book, names)}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
