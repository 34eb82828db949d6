import type { PlayableOf } from '@manna/shared/contracts';

type OrderGame = PlayableOf<'order-the-books'>;
export type GameBook = OrderGame['books'][number];

/** The books of a level in their right order; unknown slugs are left out. */
export const booksOfLevel = ({ books, levels }: OrderGame, level: number): GameBook[] =>
  (levels[level]?.books ?? []).flatMap((slug) => books.find((book) => book.slug === slug) ?? []);

/** The order at the start of a level: by name, or from Z to A if that is the right order. */
export function mixed(books: readonly GameBook[]): GameBook[] {
  const byName = [...books].sort((one, other) => one.name.localeCompare(other.name, 'en'));
  return byName.every((book, index) => book === books[index]) ? byName.reverse() : byName;
}

/** The list with one book moved to another position. */
export function withMoved(books: readonly GameBook[], from: number, to: number): GameBook[] {
  const after = [...books];
  after.splice(to, 0, ...after.splice(from, 1));
  return after;
}
