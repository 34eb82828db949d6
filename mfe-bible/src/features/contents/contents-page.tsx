import { defineRoute } from '@manna/shared/contracts';
import {
  biblePaths,
  bookBySlug,
  books,
  chapterPath,
  divisionNames,
  type Book,
  type BookDivision,
  type Testament,
} from '@manna/shared/domain';
import { Link, useLanguage, useText } from '@manna/shared/runtime';
import { Page, PageSection, VisuallyHidden } from '@manna/shared/ui';
import { useTranslationLeftOut } from '../../translation/use-translation-left-out';
import { TranslationsDocument, type TranslationsQuery } from '../../generated/graphql';
import { bibleCrumbs } from '../../names/bible-crumbs';
import { bibleText } from '../../names/bible-text';
import { languageName } from '../../names/language-name';
import { languageOfName } from '../../names/language-of-name';
import { Picker } from '../../picker/picker';
import { BookOnShelf } from './book-on-shelf';
import { contentsText } from './contents-text';
import styles from './contents-page.module.css';

function ContentsPage({ data }: { data: TranslationsQuery }) {
  const text = useText(contentsText);
  const { theBible, oldTestament, newTestament } = useText(bibleText);
  return (
    <Page accent="red" title={theBible} lead={text.lead}>
      <div className={styles.picker}>
        <Picker />
      </div>
      <Shelves testament="old" title={oldTestament} />
      <Shelves testament="new" title={newTestament} />
      <PageSection id="translations" title={text.translations}>
        <TranslationList translations={data.translations} />
      </PageSection>
    </Page>
  );
}

/** The shelves of a testament with their books, both in the order of the canon. */
function divisionsOf(testament: Testament): { division: BookDivision; books: readonly Book[] }[] {
  const shelves = new Map<BookDivision, Book[]>();
  for (const book of books.filter((candidate) => candidate.testament === testament)) {
    shelves.set(book.division, [...(shelves.get(book.division) ?? []), book]);
  }
  return [...shelves].map(([division, shelf]) => ({ division, books: shelf }));
}

function Shelves({ testament, title }: { testament: Testament; title: string }) {
  const divisions = useText(divisionNames);
  return (
    <PageSection id={`${testament}-testament`} title={title}>
      <div className={styles.divisions}>
        {divisionsOf(testament).map(({ division, books: shelf }) => (
          <section key={division}>
            <h3 className={styles.name}>{divisions[division]}</h3>
            <ul className={styles.books}>
              {shelf.map((book) => (
                <BookOnShelf key={book.slug} book={book} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PageSection>
  );
}

function TranslationList({ translations }: TranslationsQuery) {
  const leftOut = useTranslationLeftOut();
  const text = useText(contentsText);
  const pageLanguage = useLanguage();
  const genesis = bookBySlug('genesis');
  if (!genesis) throw new Error('There is no book genesis');
  return (
    <details className={styles.fold}>
      <summary className={styles.toggle}>{text.count(translations.length)}</summary>
      <ul>
        {translations.map(({ slug, name, shortName, year, language }) => (
          <li key={slug} className={styles.row}>
            <span>
              <Link
                to={chapterPath({ book: genesis, chapter: 1 }, slug, leftOut)}
                className={styles.translation}
                lang={languageOfName(language)}
              >
                {name} ({shortName})
              </Link>{' '}
              <span className={styles.year}>
                {[year, languageName(pageLanguage, language)].filter(Boolean).join(' · ')}
              </span>
            </span>
            <Link to={biblePaths.translation({ slug })} className={styles.about}>
              {text.about}
              <VisuallyHidden>
                : <span lang={languageOfName(language)}>{name}</span>
              </VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

export const route = defineRoute<TranslationsQuery>({
  loader: ({ data }) => data.query(TranslationsDocument, {}),
  meta: ({ data, text }) => {
    const { theBible } = text(bibleText);
    return {
      metaTitle: theBible,
      description: text(contentsText).description(books.length, data.translations.map(({ name }) => name).join(', ')),
      canonicalPath: biblePaths.contents,
      breadcrumbs: bibleCrumbs(text),
      opengraph: { type: 'book' },
      jsonld: { '@type': 'Book', name: theBible },
    };
  },
  Component: ContentsPage,
});
