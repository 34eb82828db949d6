import { defineRoute } from '@manna/shared/contracts';
import { type Book, books, chapterPath, biblePaths } from '@manna/shared/domain';
import { notFound, redirectTo, useText } from '@manna/shared/runtime';
import { Page, PageSection } from '@manna/shared/ui';
import { useTranslationLeftOut } from '../../translation/use-translation-left-out';
import { BookLink } from '../../chapter-grid/book-link';
import { TranslationDocument, type TranslationQuery } from '../../generated/graphql';
import { bibleCrumbs } from '../../names/bible-crumbs';
import { bibleText } from '../../names/bible-text';
import { languageOfName } from '../../names/language-of-name';
import { Picker } from '../../picker/picker';
import { TranslationFacts } from './translation-facts';
import { translationText } from './translation-text';
import styles from './translation-page.module.css';

type Translation = TranslationQuery['translations'][number];

/** The books that a translation has text for. */
const booksOf = ({ contains: { testaments } }: Translation): readonly Book[] =>
  testaments === 'old' ? books.filter(({ testament }) => testament === 'old') : books;

function TranslationPage({ data: translation }: { data: Translation }) {
  const text = useText(translationText);
  return (
    <Page
      accent="red"
      title={
        <span lang={languageOfName(translation.language)}>{`${translation.name} (${translation.shortName})`}</span>
      }
    >
      <Picker translation={translation.slug} />
      <TranslationFacts translation={translation} />
      <PageSection id="books" title={text.books}>
        <BookLinks translation={translation} />
      </PageSection>
    </Page>
  );
}

function BookLinks({ translation }: { translation: Translation }) {
  const leftOut = useTranslationLeftOut();
  return (
    <ul className={styles.books}>
      {booksOf(translation).map((book) => (
        <li key={book.slug}>
          <BookLink book={book} to={chapterPath({ book, chapter: 1 }, translation.slug, leftOut)} />
        </li>
      ))}
    </ul>
  );
}

export const route = defineRoute<Translation>({
  loader: async ({ params, url, data }) => {
    const slug = (params.slug ?? '').toLowerCase();
    const { translations } = await data.query(TranslationDocument, {});
    const translation = translations.find((candidate) => candidate.slug === slug);
    if (!translation)
      throw notFound(translations.map(({ slug, name }) => ({ path: biblePaths.translation({ slug }), label: name })));
    const path = biblePaths.translation({ slug });
    if (url.pathname !== path) throw redirectTo(path + url.search, 301);
    return translation;
  },
  meta: ({ data: { slug, name, shortName, year, language, licence, contains }, text }) => {
    const path = biblePaths.translation({ slug });
    return {
      metaTitle: `${name} (${shortName})`,
      description: text(translationText).description(name, year, contains.chapters),
      canonicalPath: path,
      breadcrumbs: bibleCrumbs(text, undefined, { path, fragment: name, language: languageOfName(language) }),
      opengraph: { type: 'book' },
      jsonld: {
        '@type': 'Book',
        name,
        alternateName: shortName,
        inLanguage: language,
        datePublished: String(year),
        usageInfo: licence,
        isPartOf: { '@type': 'Book', name: text(bibleText).theBible },
      },
    };
  },
  Component: TranslationPage,
});
