import { type Book, bookName, bookNames } from '@manna/shared/domain';
import { Link, useLanguage, useText } from '@manna/shared/runtime';
import { PageSection, Prose, ReferenceLink, VisuallyHidden } from '@manna/shared/ui';
import styles from './book-about.module.css';
import { bookText } from './book-text';
import type { Introduction } from './load-book';

/** The introduction of a book, its key verse and its outline. */
export function BookAbout({ book, introduction }: { book: Book; introduction: Introduction }) {
  const text = useText(bookText);
  const citations = { names: useText(bookNames), language: useLanguage() };
  const { body, keyVerse, sections } = introduction;
  return (
    <div className={styles.about}>
      <PageSection id="introduction" title={text.introduction}>
        <Prose as={Link} prose={body} citations={citations} />
      </PageSection>
      <div className={styles.side}>
        {keyVerse && (
          <PageSection id="key-verse" title={text.keyVerse}>
            <KeyVerse verse={keyVerse} />
          </PageSection>
        )}
        <PageSection id="outline" title={text.outline}>
          <Outline book={book} sections={sections} />
        </PageSection>
      </div>
    </div>
  );
}

function KeyVerse({ verse }: { verse: NonNullable<Introduction['keyVerse']> }) {
  const names = useText(bookNames);
  const { passage, translation } = verse;
  const [first, last] = [passage.osisIds[0] ?? '', passage.osisIds.at(-1) ?? ''];
  return (
    <figure className={styles.verse}>
      <blockquote lang={translation.language} dir={translation.direction}>
        <p>{verse.text}</p>
      </blockquote>
      <figcaption>
        <ReferenceLink
          as={Link}
          osis={first === last ? first : `${first}-${last}`}
          names={names}
          className={styles.place}
        />{' '}
        {translation.shortName}
      </figcaption>
    </figure>
  );
}

function Outline({ book, sections }: { book: Book } & Pick<Introduction, 'sections'>) {
  const names = useText(bookNames);
  return (
    <ol className={styles.outline}>
      {sections.map(({ title, range, path }) => (
        <li key={path}>
          <Link to={path} className={styles.part}>
            <span className={styles.range}>
              <VisuallyHidden>{bookName(book, names)} </VisuallyHidden>
              {range}
            </span>{' '}
            <span className={styles.title} lang="en">
              {title}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
