import { type Book, bookName, bookNames, chapterName, chapterPath, bookPath } from '@manna/shared/domain';
import { Link, NavLink, useBookmarks, useText } from '@manna/shared/runtime';
import { Icon, VisuallyHidden } from '@manna/shared/ui';
import { Switch } from '@manna/shared/ui/controls';
import { bookmarkedChapters } from './bookmarked-chapters';
import { useTranslationLeftOut } from '../translation/use-translation-left-out';
import { chapterCountMark } from '../chapter-grid/high-chapter-count';
import styles from './passage-grid.module.css';
import { dialogText } from './dialog-text';
import { StepHeading } from './step-heading';

interface ChapterGridProps {
  book: Book;
  translation: string;
  isStepped: boolean;
  /** Whether a chapter opens its verses instead of its page. */
  wantsVerses: boolean;
  onWantVerses: (wanted: boolean) => void;
  onBack: () => void;
  onChapter: (chapter: number) => void;
  onGo: () => void;
}

/** The chapters of a book, and the whole book. */
export function ChapterGrid({ book, translation, isStepped, onBack, onChapter, onGo, ...verses }: ChapterGridProps) {
  const text = useText(dialogText);
  const names = useText(bookNames);
  const leftOut = useTranslationLeftOut();
  const { bookmarks } = useBookmarks();
  const marked = bookmarkedChapters(bookmarks, book);
  const chapters = Array.from({ length: book.chapterCount }, (_, index) => index + 1);
  return (
    <section aria-label={text.chapters} className={styles.step}>
      <div className={styles.ways}>
        <button type="button" className={styles.way} onClick={onBack}>
          <Icon name="previous" />
          {text.allBooks}
        </button>
        <Link to={bookPath(book)} className={styles.way} onClick={onGo}>
          {text.wholeBook}
        </Link>
      </div>
      <StepHeading isFocused={isStepped}>{bookName(book, names)}</StepHeading>
      <ol className={styles.numbers} data-count={chapterCountMark(book)}>
        {chapters.map((chapter) => {
          const name = chapterName({ book, chapter }, names);
          const label = (
            <>
              <VisuallyHidden>{name.slice(0, -String(chapter).length)}</VisuallyHidden>
              {chapter}
              {marked.has(chapter) && (
                <>
                  <span aria-hidden="true" className={styles.mark} />
                  <VisuallyHidden> ({text.bookmarked})</VisuallyHidden>
                </>
              )}
            </>
          );
          return (
            <li key={chapter}>
              {verses.wantsVerses ? (
                <button type="button" className={styles.number} onClick={() => onChapter(chapter)}>
                  {label}
                </button>
              ) : (
                <NavLink
                  to={chapterPath({ book, chapter }, translation, leftOut)}
                  className={styles.number}
                  onClick={onGo}
                >
                  {label}
                </NavLink>
              )}
            </li>
          );
        })}
      </ol>
      <Switch label={text.withVerses} checked={verses.wantsVerses} onChange={verses.onWantVerses} />
    </section>
  );
}
