import { categoryLook, yearSpan, yearsText } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { CategoryIcon } from '@manna/shared/ui/controls';
import styles from './book-entries.module.css';
import { bookText } from './book-text';
import type { BookData } from './load-book';

type Lists = Pick<BookData, 'people' | 'places' | 'events'>;
type Told = Lists['people'][number] | Lists['events'][number];
const kinds = ['people', 'places', 'events'] as const;

/** The people, places and events that a book mentions most. */
export function BookEntries(lists: Lists) {
  const text = useText(bookText);
  const shown = kinds.filter((kind) => lists[kind].length > 0);
  if (shown.length === 0) return null;
  return (
    <div className={styles.kinds}>
      {shown.map((kind) => {
        const { accent, icon } = categoryLook(kind);
        return (
          <section key={kind} data-accent={accent} className={styles.kind}>
            <h2 className={styles.heading}>
              <CategoryIcon name={icon} />
              {text[kind]}
            </h2>
            <ul>
              {lists[kind].map((entry) => (
                <li key={entry.id}>
                  <Entry entry={entry} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function Entry({ entry }: { entry: Told }) {
  const years = useText(yearsText);
  const { name, title, pagePath } = entry;
  return (
    <Link to={pagePath} className={styles.entry}>
      <span className={styles.name} lang="en">
        {name}
      </span>{' '}
      {'eventsStart' in entry ? (
        <span className={styles.words}>{yearSpan(entry.eventsStart, entry.eventsEnd, years)}</span>
      ) : (
        title && (
          <span className={styles.words} lang="en">
            {title}
          </span>
        )
      )}
    </Link>
  );
}
