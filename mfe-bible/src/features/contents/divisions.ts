import { books, type Book, type BookDivision, type Testament } from '@manna/shared/domain';

/** The shelves of a testament with their books, both in the order of the canon. */
export function divisionsOf(testament: Testament): { division: BookDivision; books: readonly Book[] }[] {
  const shelves = new Map<BookDivision, Book[]>();
  for (const book of books.filter((candidate) => candidate.testament === testament)) {
    shelves.set(book.division, [...(shelves.get(book.division) ?? []), book]);
  }
  return [...shelves].map(([division, shelf]) => ({ division, books: shelf }));
}
