import { defineRoute } from '@manna/shared/contracts';
import { bibleCrumbs, bookBySlug, chapterPath, chapterTitle, type Book } from '@manna/shared/domain';
import { Link, notFound, redirectTo } from '@manna/shared/runtime';
import { Breadcrumbs, Page, VisuallyHidden } from '@manna/shared/ui';
import styles from './book-page.module.css';

/** From this many chapters on, the grid is drawn denser. */
const HIGH_CHAPTER_COUNT = 100;

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

const countText = ({ chapterCount }: Book): string => (chapterCount === 1 ? 'One chapter' : `${chapterCount} chapters`);

function BookPage({ data }: { data: BookData }) {
  const book = bookOf(data);
  return (
    <Page
      accent="red"
      title={book.name}
      lead={`${countText(book)}. ${book.testament === 'old' ? 'Old' : 'New'} Testament.`}
      breadcrumbs={<Breadcrumbs as={Link} crumbs={bibleCrumbs(book)} />}
    >
      <nav aria-label="Chapters">
        <ol className={styles.grid} data-count={book.chapterCount >= HIGH_CHAPTER_COUNT ? 'high' : 'usual'}>
          {chapterNumbers(book).map((chapter) => (
            <li key={chapter}>
              <Link to={chapterPath({ book, chapter })} className={styles.chapter}>
                <VisuallyHidden>{chapterTitle({ book, chapter }).slice(0, -String(chapter).length)}</VisuallyHidden>
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
    if (url.pathname !== path) throw redirectTo(path + url.search);
    return Promise.resolve({ slug: book.slug });
  },
  meta: ({ data }) => {
    const book = bookOf(data);
    return {
      metaTitle: book.name,
      description: `Read ${book.name} in the Bible: ${countText(book).toLowerCase()}.`,
      canonicalPath: `/bible/${book.slug}`,
      breadcrumbs: bibleCrumbs(book),
      opengraph: { type: 'book' },
      jsonld: {
        '@type': 'Book',
        name: book.name,
        position: book.number,
        isPartOf: { '@type': 'Book', name: 'The Bible' },
      },
    };
  },
  Component: BookPage,
});
