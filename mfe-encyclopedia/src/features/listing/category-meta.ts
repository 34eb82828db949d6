import type { Crumb, RouteMeta, RouteModule, TextOf } from '@manna/shared/contracts';
import {
  aboutBookPath,
  biblePaths,
  bookName,
  bookNames,
  books,
  divisionNames,
  encyclopediaPaths,
  siteOrigin,
  structuredPage,
  periodNames,
} from '@manna/shared/domain';
import { categoryCrumb, bookCrumbs, dictionaryCrumbs, encyclopediaCrumbs } from '../../names/crumbs';
import { namesText } from '../../names/names-text';
import { listAddress } from './list-address';
import { booksText, listingText } from './listing-text';
import { listName, listPath, type ListSlug } from './lists';
import { bookOf, type CategoryData } from './load-category';
import { isNarrowed } from './narrowed/list-choices';

type MetaArgs<Data> = Parameters<RouteModule<Data>['meta']>[0];
type Args<Kind extends CategoryData['kind']> = MetaArgs<Extract<CategoryData, { kind: Kind }>>;

function bookMeta({ data, url, site, text }: Args<'book'>): RouteMeta {
  const book = bookOf(data.book);
  const { bookTitle, bookDescription, chapterCount } = text(booksText);
  const { oldTestament, newTestament } = text(namesText);
  const name = bookName(book, text(bookNames));
  const canonicalPath = aboutBookPath(book);
  const breadcrumbs = bookCrumbs(text, book);
  const origin = siteOrigin(site, url);
  return {
    // The Bible reader's page of the book has the plain name as its title.
    metaTitle: bookTitle(name),
    description: bookDescription(
      name,
      text(divisionNames)[book.division],
      book.testament === 'old' ? oldTestament : newTestament,
      chapterCount(book.chapterCount),
    ),
    canonicalPath,
    breadcrumbs,
    opengraph: { type: 'book' },
    jsonld: structuredPage(origin, breadcrumbs, {
      '@type': 'Book',
      name,
      position: book.number,
      url: origin + canonicalPath,
      isPartOf: { '@type': 'Book', name: 'The Bible', url: origin + biblePaths.contents },
    }),
  };
}

function divisionMeta({ data: { division }, url, site, text }: Args<'division'>): RouteMeta {
  const name = text(divisionNames)[division];
  const names = text(bookNames);
  const shelf = books.filter((book) => book.division === division).map((book) => bookName(book, names));
  const canonicalPath = encyclopediaPaths.category({ category: division });
  const breadcrumbs = encyclopediaCrumbs(text, {
    path: canonicalPath,
    fragment: name,
    icon: 'bible',
    iconColor: 'red',
  });
  const origin = siteOrigin(site, url);
  const description = text(booksText).divisionDescription(name, shelf.join(', '));
  return {
    metaTitle: name,
    description,
    canonicalPath,
    breadcrumbs,
    opengraph: { type: 'website' },
    jsonld: structuredPage(origin, breadcrumbs, {
      '@type': 'CollectionPage',
      name,
      description,
      url: origin + canonicalPath,
    }),
  };
}

const listCrumbs = (list: ListSlug, text: TextOf): Crumb[] =>
  list === 'dictionary' ? dictionaryCrumbs(text) : encyclopediaCrumbs(text, categoryCrumb(text, list));

/** What a list says of itself; `title` is that of the part that is shown. */
function listDescription(list: ListSlug, title: string, total: number, text: TextOf): string {
  const { description, dictionaryDescription } = text(listingText);
  return list === 'dictionary' ? dictionaryDescription(String(total)) : description(title, String(total));
}

/** The title of a whole list, or of its letter or period. */
function partTitle(list: ListSlug, letter: string | null, period: string | null | undefined, text: TextOf): string {
  const { letterTitle, periodTitle } = text(listingText);
  const name = listName(list, text);
  const periodName = Object.entries(text(periodNames)).find(([slug]) => slug === period)?.[1];
  if (letter !== null) return letterTitle(name, letter.toUpperCase());
  return periodName === undefined ? name : periodTitle(name, periodName);
}

function listMeta({ data, url, site, text }: Args<'entries'> | Args<'events'>): RouteMeta {
  const { pageTitle } = text(listingText);
  const category = data.kind === 'events' ? 'events' : data.category;
  const { page, pages } = data.list;
  const asked = data.kind === 'events' ? { period: data.list.period } : { letter: data.list.letter };
  const canonicalPath = listAddress(listPath(category), { ...asked, page });
  const breadcrumbs = listCrumbs(category, text);
  const origin = siteOrigin(site, url);
  const title = partTitle(category, data.choices.letter, data.choices.facets.period, text);
  return {
    metaTitle: page === 1 ? title : pageTitle(title, page, pages),
    description: listDescription(category, title, data.list.total, text),
    canonicalPath,
    breadcrumbs,
    opengraph: { type: 'website' },
    jsonld: structuredPage(origin, breadcrumbs, {
      '@type': category === 'dictionary' ? 'DefinedTermSet' : 'CollectionPage',
      name: title,
      url: origin + canonicalPath,
    }),
  };
}

function narrowedMeta({ data: { category, choices, list }, text }: Args<'narrowed'>): RouteMeta {
  const { filteredTitle, narrowedTitle } = text(listingText);
  const name = listName(category, text);
  const words = choices.filter.trim();
  const title = !isNarrowed(choices, category)
    ? partTitle(category, choices.letter, choices.facets.period, text)
    : words === ''
      ? narrowedTitle(name)
      : filteredTitle(name, words);
  return {
    metaTitle: title,
    description: listDescription(category, title, list.total, text),
    canonicalPath: listPath(category),
    // Every choice of every reader is no page for search engines.
    noindex: true,
    breadcrumbs: listCrumbs(category, text),
    opengraph: { type: 'website' },
  };
}

/** Meta of the page of a category, a division or a book. */
export function categoryMeta({ data, ...args }: MetaArgs<CategoryData>): RouteMeta {
  switch (data.kind) {
    case 'book':
      return bookMeta({ data, ...args });
    case 'division':
      return divisionMeta({ data, ...args });
    case 'events':
      return listMeta({ data, ...args });
    case 'entries':
      return listMeta({ data, ...args });
    case 'narrowed':
      return narrowedMeta({ data, ...args });
  }
}
