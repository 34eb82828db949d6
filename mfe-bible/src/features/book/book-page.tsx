import { defineRoute } from '@manna/shared/contracts';
import { type Book, bookBySlug, bookName, bookNames, chapterName, chapterPath } from '@manna/shared/domain';
import { Link, notFound, redirectTo, useText } from '@manna/shared/runtime';
import { Page, VisuallyHidden } from '@manna/shared/ui';
import { bibleCrumbs } from '../../names/bible-crumbs';
import { bibleText } from '../../names/bible-text';
import { chapterCountMark } from '../../names/high-chapter-count';
import { Picker } from '../../picker/picker';
import { bookText } from './book-text';
import styles from './book-page.module.css';

interface BookData {
  slug: string;
}

function bookOf({ slug }: BookData): Book {
  const book = bookBySlug(slug);
  if (!book) throw new Error(`There is no book ${slug}`);
  return book;
}

const chapterNumbers = ({ chapterCount }: Book): number[] =>
  Array.from({ length: chapterCount }, (_, index) => index + 1);

function BookPage({ data }: { data: BookData }) {
  const text = useText(bookText);
  const names = useText(bookNames);
  const book = bookOf(data);
  const lead = book.testament === 'old' ? text.oldTestamentLead : text.newTestamentLead;
  return (
    <Page accent="red" title={bookName(book, names)} lead={lead(book.chapterCount)}>
      <Picker />
      <nav aria-label={text.chapters}>
        <ol className={styles.grid} data-count={chapterCountMark(book)}>
          {chapterNumbers(book).map((chapter) => (
            <li key={chapter}>
              <Link to={chapterPath({ book, chapter })} className={styles.chapter}>
                <VisuallyHidden>
                  {chapterName({ book, chapter }, names).slice(0, -String(chapter).length)}
                </VisuallyHidden>
                {chapter}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </Page>
  );
}

export const route = defineRoute<BookData>({
  loader: ({ params, url }) => {
    const book = bookBySlug(params.book ?? '');
    if (!book) throw notFound();
    const path = `/bible/${book.slug}`;
    if (url.pathname !== path) throw redirectTo(path + url.search, 301);
    return Promise.resolve({ slug: book.slug });
  },
  meta: ({ data, text }) => {
    const book = bookOf(data);
    const name = bookName(book, text(bookNames));
    return {
      metaTitle: name,
      description: text(bookText).description(name, book.chapterCount),
      canonicalPath: `/bible/${book.slug}`,
      breadcrumbs: bibleCrumbs(text, book),
      opengraph: { type: 'book' },
      jsonld: {
        '@type': 'Book',
        name,
        position: book.number,
        isPartOf: { '@type': 'Book', name: text(bibleText).theBible },
      },
    };
  },
  Component: BookPage,
});
