import { lazy, Suspense, type ReactNode } from 'react';
import { defineRoute } from '@manna/shared/contracts';
import { bookName, bookNames, books, divisionNames, encyclopediaPaths } from '@manna/shared/domain';
import { Link, reportFailure, useText, useTextOf } from '@manna/shared/runtime';
import { Actions, ButtonLink, Page } from '@manna/shared/ui';
import { CategoryFrame } from '@manna/shared/ui/controls';
import { namesText } from '../../names/names-text';
import { BookAbout } from './book-about';
import { categoryMeta } from './category-meta';
import { DivisionBooks } from './division-books';
import { EntryList } from './entry-list';
import { EventList } from './event-list';
import { booksText, listingText } from './listing-text';
import { listName, listPath, type ListSlug } from './lists';
import { bookOf, loadCategory, type CategoryData } from './load-category';
import type { ListedData } from './load-listed';
// The server renders the tools with the page, so their styles are part of its style sheet.
import './narrowed/narrowed.module.css';
import styles from './category-page.module.css';

// The lists can be read without it.
const ListTools = lazy(() =>
  import(/* webpackChunkName: "route-category.narrowed" */ './narrowed/list-tools').then(
    (module) => ({ default: module.ListTools }),
    (error: unknown) => {
      reportFailure(error, 'list tools');
      return { default: ({ children }: { children?: ReactNode }) => <>{children}</> };
    },
  ),
);

type DataOf<Kind extends CategoryData['kind']> = Extract<CategoryData, { kind: Kind }>;

function CategoryPage({ data }: { data: CategoryData }) {
  switch (data.kind) {
    case 'book':
      return <BookPage data={data} />;
    case 'division':
      return <DivisionPage data={data} />;
    case 'events':
    case 'entries':
    case 'narrowed':
      return <EntriesPage data={data} />;
  }
}

function BookPage({ data: { book: data } }: { data: DataOf<'book'> }) {
  const text = useText(booksText);
  const { oldTestament, newTestament } = useText(namesText);
  const names = useText(bookNames);
  const divisions = useText(divisionNames);
  const book = bookOf(data);
  const testament = book.testament === 'old' ? oldTestament : newTestament;
  return (
    <Page
      accent="red"
      icon="book"
      title={bookName(book, names)}
      lead={`${divisions[book.division]}. ${text.bookLead(book.number, books.length, testament)}`}
    >
      <BookAbout book={book} openings={data.openings} />
    </Page>
  );
}

function DivisionPage({ data: { division } }: { data: DataOf<'division'> }) {
  const text = useText(booksText);
  const names = useText(divisionNames);
  return (
    <Page accent="red" icon="book" title={names[division]} lead={text[`${division}Lead`]}>
      <DivisionBooks division={division} />
    </Page>
  );
}

function EntriesPage({ data }: { data: ListedData }) {
  const text = useText(listingText);
  const textOf = useTextOf();
  const category: ListSlug = data.kind === 'events' ? 'events' : data.category;
  const list = plainList(data);
  return (
    <CategoryFrame category={category} title={listName(category, textOf)} lead={text[`${category}Lead`]}>
      <div className={styles.listing}>
        <SeeAlso list={category} />
        <Suspense fallback={list}>
          <ListTools
            key={category}
            list={category}
            asked={data.choices}
            {...(data.kind === 'narrowed' ? { narrowed: data.list } : { facets: data.facets })}
          >
            {list}
          </ListTools>
        </Suspense>
      </div>
    </CategoryFrame>
  );
}

/** A link to a page that shows the entries of a list in another way. */
function SeeAlso({ list }: { list: ListSlug }) {
  const text = useText(listingText);
  switch (list) {
    case 'people':
      return (
        <p>
          <Link to={encyclopediaPaths.familyTree}>{text.familyTree}</Link>
        </p>
      );
    case 'places':
      return (
        <Actions>
          <ButtonLink as={Link} to={encyclopediaPaths.atlas} look="filled">
            {text.atlas}
          </ButtonLink>
        </Actions>
      );
    case 'events':
      return (
        <p>
          <Link to={encyclopediaPaths.timeline}>{text.timeline}</Link>
        </p>
      );
    default:
      return null;
  }
}

function plainList(data: ListedData): ReactNode {
  switch (data.kind) {
    case 'events':
      return <EventList list={data.list} />;
    case 'entries':
      return <EntryList path={listPath(data.category)} list={data.list} />;
    case 'narrowed':
      return undefined;
  }
}

/** Serves categories of entries, the dictionary, divisions of the Bible's books, and the books themselves. */
export const route = defineRoute<CategoryData>({
  loader: loadCategory,
  meta: categoryMeta,
  Component: CategoryPage,
});
