import { yearSpan, yearsText } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { withinLevels, type Puzzle } from '../puzzle/puzzle';
import { EVENT_LEVELS, type EventsRound } from './events-to-order';
import { OrderPuzzle } from './order-puzzle';
import { orderText } from './order-text';

/** A game in which events are put in the order of time. */
export function OrderEvents({ game, puzzle: asked }: { game: EventsRound; puzzle: Puzzle }) {
  const text = useText(orderText);
  const years = useText(yearsText);
  const puzzle = withinLevels(asked, EVENT_LEVELS);
  return (
    <OrderPuzzle
      kind={game.kind}
      puzzle={puzzle}
      levels={Array.from({ length: EVENT_LEVELS }, (_, index) => ({ name: text.eventLevel(index + 1) }))}
      task={text.events}
      sheetTask={text.eventsOnPaper}
      right={game.events.map(({ id, name, path, start, end }) => ({
        id,
        name,
        path,
        note: yearSpan(start, end, years),
      }))}
    />
  );
}
