import { useState } from 'react';
import { books, type Testament } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { menuTabText } from './menu-tab-text';
import styles from './menu-tab.module.css';

const views = ['overall', 'old', 'new'] as const;
type View = (typeof views)[number];

const shown: Readonly<Record<View, readonly Testament[]>> = { overall: ['old', 'new'], old: ['old'], new: ['new'] };

/** The books of the Bible, all of them or those of one testament. */
export function MenuBible() {
  const text = useText(menuTabText);
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
  const text = useText(menuTabText);
  return (
    <section aria-label={text[testament]}>
      <h3 className={styles.testament}>{text[testament]}</h3>
      {/* The books keep the names of the texts they are of. */}
      <ul className={styles.books} lang="en">
        {books
          .filter((book) => book.testament === testament)
          .map(({ slug, name }) => (
            <li key={slug}>
              <Link to={`/bible/${slug}`} className={styles.book}>
                {name}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
