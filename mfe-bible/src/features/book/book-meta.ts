import type { RouteMeta, TextOf } from '@manna/shared/contracts';
import { bookName, bookNames, shortDescription, bookPath } from '@manna/shared/domain';
import { bibleCrumbs } from '../../names/bible-crumbs';
import { bibleText } from '../../names/bible-text';
import { bookText } from './book-text';
import { bookOf, type BookData } from './load-book';

/** What a book's page says of itself. */
export function bookMeta({ data, text }: { data: BookData; text: TextOf }): RouteMeta {
  const book = bookOf(data);
  const name = bookName(book, text(bookNames));
  const { described, description } = text(bookText);
  const { facts } = data;
  return {
    metaTitle: name,
    description:
      facts && facts.title.lang === undefined
        ? shortDescription(described(name, facts.title.text, book.chapterCount))
        : description(name, book.chapterCount),
    canonicalPath: bookPath(book),
    breadcrumbs: bibleCrumbs(text, book),
    subject: { type: 'Book', id: book.osisId },
    opengraph: { type: 'book' },
    jsonld: {
      '@type': 'Book',
      name,
      ...(facts && { abstract: facts.title.text }),
      position: book.number,
      isPartOf: { '@type': 'Book', name: text(bibleText).theBible },
    },
  };
}
