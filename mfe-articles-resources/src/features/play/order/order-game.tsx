import { announce, useText } from '@manna/shared/runtime';
import { Actions, Button } from '@manna/shared/ui';
import { GameEnd } from '../puzzle/game-end';
import { puzzleText } from '../puzzle/puzzle-text';
import { RestartButton } from '../puzzle/restart-button';
import { isCount } from '../puzzle/stored-values';
import { useBestResult } from '../puzzle/use-best-result';
import { useProgress } from '../puzzle/use-progress';
import { OrderList } from './order-list';
import { orderText } from './order-text';
import { withMoved, type Orderable } from './orderable';
import styles from './order-game.module.css';

interface OrderGameProps {
  /** The key under which the best result is stored. */
  gameId: string;
  right: readonly Orderable[];
  start: readonly Orderable[];
}

interface OrderProgress {
  /** Ids, from the first on. */
  order: readonly string[];
  isChecked: boolean;
  /** How many were in place at the first check; null before it. */
  first: number | null;
}

/** A list whose items are moved until all are in the right place. The first check counts. */
export function OrderGame({ gameId, right, start }: OrderGameProps) {
  const text = useText(orderText);
  const { restart } = useText(puzzleText);
  const ids = start.map(({ id }) => id);
  const game = useProgress<OrderProgress>({
    gameId,
    asked: right.map(({ id }) => id),
    beginning: { order: ids, isChecked: false, first: null },
    read: ({ order, isChecked, first }) => {
      const stored = Array.isArray(order) ? [...new Set(order as unknown[])] : [];
      if (stored.length !== ids.length || !ids.every((id) => stored.includes(id))) return undefined;
      return {
        order: stored as string[],
        isChecked: isChecked === true,
        first: isCount(first, ids.length) ? first : null,
      };
    },
  });
  const { order, isChecked, first } = game.progress;
  const { before, store } = useBestResult(gameId);
  const items = order.flatMap((id) => start.find((item) => item.id === id) ?? []);
  const inPlace = order.map((id, index) => id === right[index]?.id);
  const placed = inPlace.filter(Boolean).length;
  const isDone = isChecked && placed === items.length;
  const move = (from: number, to: number) => {
    game.setProgress((now) => ({ ...now, order: withMoved(now.order, from, to), isChecked: false }));
    announce(text.moved(items[from]?.name ?? '', to + 1, items.length));
  };
  const check = () => {
    game.setProgress((now) => ({ ...now, isChecked: true, first: now.first ?? placed }));
    if (placed === items.length) store(first ?? placed);
  };
  return (
    <>
      <OrderList key={game.visit} items={items} inPlace={isChecked ? inPlace : undefined} onMove={move} />
      {isDone && first !== null ? (
        <GameEnd
          sentence={text.result(first, items.length)}
          score={first}
          count={items.length}
          before={before}
          isRestored={game.isRestored}
          onAgain={game.restart}
        />
      ) : (
        <>
          <p role="status" className={styles.result}>
            {isChecked && text.placed(placed, items.length)}
          </p>
          <Actions>
            <Button onClick={check} look="filled">
              {text.check}
            </Button>
            <RestartButton onRestart={game.restart} isBegun={game.isBegun}>
              {restart}
            </RestartButton>
          </Actions>
        </>
      )}
    </>
  );
}
