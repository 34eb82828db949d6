import { defineRoute } from '@manna/shared/contracts';
import { bibleCrumbs, bookBySlug, books, chapterPath, type Testament } from '@manna/shared/domain';
import { Link, useSite } from '@manna/shared/runtime';
import { Breadcrumbs, Page, PageSection } from '@manna/shared/ui';
import { TranslationsDocument, type TranslationsQuery } from '../../generated/graphql';
import { divisionsOf } from './divisions';
import styles from './contents-page.module.css';

const testaments: readonly { testament: Testament; title: string }[] = [
  { testament: 'old', title: 'Old Testament' },
  { testament: 'new', title: 'New Testament' },
];

function ContentsPage({ data }: { data: TranslationsQuery }) {
  return (
    <Page
      accent="red"
      title="The Bible"
      lead="All sixty-six books, in the order they are usually printed. Choose a book, then a chapter."
      breadcrumbs={<Breadcrumbs as={Link} crumbs={bibleCrumbs()} />}
    >
      {testaments.map(({ testament, title }) => (
        <PageSection key={testament} id={`${testament}-testament`} title={title}>
          <div className={styles.divisions}>
            {divisionsOf(testament).map(({ name, books: shelf }) => (
              <section key={name} className={styles.division} aria-label={`${name}, ${title}`}>
                <h3 className={styles.name}>{name}</h3>
                <ul className={styles.books}>
                  {shelf.map((book) => (
                    <li key={book.slug}>
                      <Link to={`/bible/${book.slug}`} className={styles.book}>
                        {book.name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </PageSection>
      ))}
      <PageSection id="translations" title="Translations">
        <TranslationList translations={data.translations} />
      </PageSection>
    </Page>
  );
}

function TranslationList({ translations }: TranslationsQuery) {
  const { defaultTranslation } = useSite();
  const genesis = bookBySlug('genesis');
  if (!genesis) throw new Error('There is no book genesis');
  return (
    <ul className={styles.translations}>
      {translations.map(({ slug, name, shortName, year }) => (
        <li key={slug}>
          <Link
            to={chapterPath({ book: genesis, chapter: 1 }, slug, defaultTranslation)}
            className={styles.translation}
          >
            {name} ({shortName})
          </Link>{' '}
          <span className={styles.year}>{year}</span>
        </li>
      ))}
    </ul>
  );
}

export const route = defineRoute<TranslationsQuery>({
  loader: ({ data }) => data.query(TranslationsDocument, {}),
  meta: ({ data }) => ({
    metaTitle: 'The Bible',
    description: `Read all ${books.length} books of the Bible: ${data.translations.map(({ name }) => name).join(', ')}.`,
    canonicalPath: '/bible',
    breadcrumbs: bibleCrumbs(),
    opengraph: { type: 'book' },
    jsonld: { '@type': 'Book', name: 'The Bible' },
  }),
  Component: ContentsPage,
});
