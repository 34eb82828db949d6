import type { PlayableOf } from '@manna/shared/contracts';
import { biblePaths } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { withinLevels, type Puzzle } from '../puzzle/puzzle';
import { OrderPuzzle } from './order-puzzle';
import { orderText } from './order-text';
import type { Orderable } from './orderable';

/** The books of a level in their right order; unknown slugs are left out. */
const booksOfLevel = ({ books, levels }: PlayableOf<'order-the-books'>, level: number): Orderable[] =>
  (levels[level - 1]?.books ?? []).flatMap((slug) =>
    books.flatMap((book) =>
      book.slug === slug ? [{ id: slug, name: book.name, path: biblePaths.book({ book: slug }) }] : [],
    ),
  );

/** A game in which books are put in the order of the Bible. */
export function OrderBooks({ game, puzzle: asked }: { game: PlayableOf<'order-the-books'>; puzzle: Puzzle }) {
  const text = useText(orderText);
  const puzzle = withinLevels(asked, game.levels.length);
  const hint = game.levels[puzzle.level - 1]?.hint;
  return (
    <OrderPuzzle
      kind={game.kind}
      puzzle={puzzle}
      levels={game.levels.map(({ name }) => ({ name, lang: 'en' }))}
      task={text.books}
      sheetTask={text.booksOnPaper}
      {...(hint !== undefined && { hint })}
      right={booksOfLevel(game, puzzle.level)}
    />
  );
}
