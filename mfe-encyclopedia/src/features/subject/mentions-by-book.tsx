import { bookName, bookNames, books, entryInBookPath } from '@manna/shared/domain';
import { Link, useLanguage, useNavigate, useText } from '@manna/shared/runtime';
import { BookChart } from '@manna/shared/ui/controls';
import { namesText } from '../../names/names-text';
import type { EntryData } from './load-subject';
import closed from '../../names/closed-list.module.css';
import styles from './links.module.css';
import { mentionsText } from './mentions-text';

/** How often each book names an entry: a chart to look at, and links to the verses of each book. */
export function MentionsByBook({ entry }: { entry: Pick<EntryData, 'id' | 'versesByBook'> }) {
  const text = useText(mentionsText);
  const { oldTestament, newTestament } = useText(namesText);
  const names = useText(bookNames);
  const language = useLanguage();
  const navigate = useNavigate();
  const countText = (count: number) => count.toLocaleString(language);
  const groups = Object.fromEntries(entry.versesByBook.map(({ book, count }) => [book.osisId, count]));
  return (
    <>
      <BookChart
        groups={groups}
        text={{ old: oldTestament, new: newTestament }}
        nameOf={(book) => bookName(book, names)}
        countText={countText}
        onChoose={(osisId) => osisId !== undefined && void navigate(entryInBookPath(entry, { osisId }))}
      />
      <details>
        <summary className={closed.summary}>{text.byBook}</summary>
        <ul className={styles.chips}>
          {books
            .filter(({ osisId }) => groups[osisId] !== undefined)
            .map((book) => (
              <li key={book.osisId}>
                <Link to={entryInBookPath(entry, book)} className={styles.chip}>
                  {bookName(book, names)} {countText(groups[book.osisId] ?? 0)}
                </Link>
              </li>
            ))}
        </ul>
      </details>
    </>
  );
}
