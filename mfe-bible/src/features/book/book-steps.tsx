import { type Book, bookName, bookNames, books, aboutBookPath, bookPath, handoutPath } from '@manna/shared/domain';
import { Link, usePartName, useReaderTranslation, useText } from '@manna/shared/runtime';
import { Actions, ButtonLink, Icon, VisuallyHidden, FileLink } from '@manna/shared/ui';
import styles from './book-steps.module.css';
import { bookText } from './book-text';

/** Links from a book to its page in the encyclopedia, to a copy for e-book readers and to the books before and after it. */
export function BookSteps({ book }: { book: Book }) {
  const text = useText(bookText);
  const names = useText(bookNames);
  const partName = usePartName();
  const translation = useReaderTranslation();
  const [before, after] = [books[book.number - 2], books[book.number]];
  return (
    <div className={styles.ways}>
      <Actions>
        <ButtonLink as={Link} to={aboutBookPath(book)} icon="school">
          {text.inEncyclopedia(bookName(book, names))}
        </ButtonLink>
        <ButtonLink as={FileLink} to={handoutPath(`${bookPath(book)}?translation=${translation}`, 'epub')}>
          {text.epub}
        </ButtonLink>
      </Actions>
      <nav aria-label={partName(text.neighbours)}>
        <Actions>
          {before && (
            <ButtonLink as={Link} to={bookPath(before)} icon="previous">
              <VisuallyHidden>{text.previous}: </VisuallyHidden>
              {bookName(before, names)}
            </ButtonLink>
          )}
          {after && (
            <ButtonLink as={Link} to={bookPath(after)}>
              <VisuallyHidden>{text.next}: </VisuallyHidden>
              {bookName(after, names)}
              <Icon name="next" />
            </ButtonLink>
          )}
        </Actions>
      </nav>
    </div>
  );
}
