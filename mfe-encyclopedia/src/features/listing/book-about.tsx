import {
  type Book,
  bookName,
  bookNames,
  books,
  bookPath,
  aboutBookPath,
  chapterVersesPath,
  versePath,
} from '@manna/shared/domain';
import { Link, useLanguage, usePartName, useReaderTranslation, useSite, useText } from '@manna/shared/runtime';
import { Actions, ButtonLink, Icon, LanguageNote, PageSection, VisuallyHidden } from '@manna/shared/ui';
import { InRoom, isHebrew, longest } from '../../translation/in-room';
import { booksText } from './listing-text';
import type { BookData } from './load-category';
import styles from './book-about.module.css';

/** A book of the Bible: its first verse, its chapters, and the previous and next book. */
export function BookAbout({ book, openings }: { book: Book } & Pick<BookData, 'openings'>) {
  const text = useText(booksText);
  const partName = usePartName();
  const language = useLanguage();
  const names = useText(bookNames);
  const name = bookName(book, names);
  const { defaultTranslation } = useSite();
  const preferred = useReaderTranslation();
  const textIn = (slug: string) => openings.find(({ translation }) => translation.slug === slug);
  const opening = textIn(preferred) ?? textIn(defaultTranslation);
  const [before, after] = [books[book.number - 2], books[book.number]];
  return (
    <>
      <Actions>
        <ButtonLink as={Link} to={bookPath(book)} icon="book" look="filled">
          {text.read(name)}
        </ButtonLink>
      </Actions>
      {opening && (
        <PageSection id="opening" title={text.opening}>
          <figure className={styles.opening}>
            <blockquote lang={opening.translation.language} dir={opening.translation.direction}>
              <p>{isHebrew(opening) ? opening.text : <InRoom room={longest(openings)}>{opening.text}</InRoom>}</p>
            </blockquote>
            <figcaption>
              <Link to={versePath(book, 1, 1)} className={styles.verse}>
                {name} 1:1
              </Link>
            </figcaption>
          </figure>
          {opening.translation.language === 'en' && language !== 'en' && (
            <LanguageNote>{text.englishOnly}</LanguageNote>
          )}
        </PageSection>
      )}
      <PageSection id="chapters" title={text.chapters}>
        <p className={styles.lead}>{text.chaptersLead}</p>
        <ol className={styles.chapters}>
          {Array.from({ length: book.chapterCount }, (_, index) => index + 1).map((chapter) => (
            <li key={chapter}>
              <Link to={chapterVersesPath(book, chapter)} className={styles.chapter}>
                <VisuallyHidden>{text.chapter} </VisuallyHidden>
                {chapter}
              </Link>
            </li>
          ))}
        </ol>
      </PageSection>
      <nav aria-label={partName(text.neighbours)} className={styles.neighbours}>
        {before && (
          <ButtonLink as={Link} to={aboutBookPath(before)} icon="previous">
            <VisuallyHidden>{text.previous}: </VisuallyHidden>
            {bookName(before, names)}
          </ButtonLink>
        )}
        {after && (
          <ButtonLink as={Link} to={aboutBookPath(after)}>
            <VisuallyHidden>{text.following}: </VisuallyHidden>
            {bookName(after, names)}
            <Icon name="next" />
          </ButtonLink>
        )}
      </nav>
    </>
  );
}
