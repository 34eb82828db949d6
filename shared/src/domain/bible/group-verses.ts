import { parseVerseId } from './bible-ids';
import { type Book, books, type Testament } from './books';
import type { ChapterRef } from './chapters';
import { versePlace } from './verse-ids';

/** An item that is about a verse, with the verse's position. */
export type PlacedVerse<Item> = Item & ChapterRef & { readonly verse: number };

/** The items of one testament, book by book. */
export interface VersesOfTestament<Item> {
  readonly testament: Testament;
  readonly books: readonly { readonly book: Book; readonly verses: readonly PlacedVerse<Item>[] }[];
}

function placed<Item extends { osisId: string }>(item: Item): PlacedVerse<Item> | undefined {
  const { book: number, chapter, verse } = versePlace(parseVerseId(item.osisId) ?? 0);
  const book = books[number - 1];
  return book && { ...item, book, chapter, verse };
}

/**
 * Groups items by testament and book, in the order of the canon. Items of one book keep their order. Testaments and
 * books without items are left out, and so are items whose id is not a verse.
 */
export function groupVerses<Item extends { osisId: string }>(items: readonly Item[]): VersesOfTestament<Item>[] {
  const all = items.map(placed).filter((item) => item !== undefined);
  const named = books.filter((book) => all.some((item) => item.book === book));
  return (['old', 'new'] as const)
    .map((testament) => ({
      testament,
      books: named
        .filter((book) => book.testament === testament)
        .map((book) => ({ book, verses: all.filter((item) => item.book === book) })),
    }))
    .filter((group) => group.books.length > 0);
}
