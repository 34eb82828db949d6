import type { RouteMeta, TextOf } from '@manna/shared/contracts';
import { bookName, bookNames, shortDescription, bookPath } from '@manna/shared/domain';
import { bibleCrumbs } from '../../names/bible-crumbs';
import { bibleText } from '../../names/bible-text';
import { bookText } from './book-text';
import { bookOf, type BookData } from './load-book';

/** Metadata of a book's page. */
export function bookMeta({ data, text }: { data: BookData; text: TextOf }): RouteMeta {
  const book = bookOf(data);
  const name = bookName(book, text(bookNames));
  const { described, description } = text(bookText);
  const { introduction } = data;
  return {
    metaTitle: name,
    description: introduction
      ? shortDescription(described(name, introduction.title, book.chapterCount))
      : description(name, book.chapterCount),
    canonicalPath: bookPath(book),
    breadcrumbs: bibleCrumbs(text, book),
    subject: { type: 'Book', id: book.osisId },
    opengraph: { type: 'book' },
    jsonld: {
      '@type': 'Book',
      name,
      ...(introduction && { abstract: introduction.title }),
      position: book.number,
      isPartOf: { '@type': 'Book', name: text(bibleText).theBible },
    },
  };
}
