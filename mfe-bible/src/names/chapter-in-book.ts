import { bookName, bookPath, chapterName, type BookNames, type ChapterRef } from '@manna/shared/domain';

/** JSON-LD of a chapter with its book; `origin` is that of the site. */
export const chapterInBook = ({ book, chapter }: ChapterRef, path: string, names: BookNames, origin: string) => ({
  '@type': 'Chapter',
  name: chapterName({ book, chapter }, names),
  url: origin + path,
  position: chapter,
  isPartOf: { '@type': 'Book', name: bookName(book, names), url: origin + bookPath(book) },
});
