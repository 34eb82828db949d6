import { useState } from 'react';
import { announce, useText } from '@manna/shared/runtime';
import { Actions, Button } from '@manna/shared/ui';
import { GameEnd } from '../puzzle/game-end';
import { useBestResult } from '../puzzle/use-best-result';
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

/** A list whose items are moved until all are in the right place. The first check counts. */
export function OrderGame({ gameId, right, start }: OrderGameProps) {
  const text = useText(orderText);
  const [items, setItems] = useState(start);
  const [isChecked, setChecked] = useState(false);
  const [first, setFirst] = useState<number>();
  const { before, store } = useBestResult(gameId);
  const inPlace = items.map(({ id }, index) => id === right[index]?.id);
  const placed = inPlace.filter(Boolean).length;
  const isDone = isChecked && placed === items.length;
  const move = (from: number, to: number) => {
    setItems(withMoved(items, from, to));
    setChecked(false);
    announce(text.moved(items[from]?.name ?? '', to + 1, items.length));
  };
  const check = () => {
    setChecked(true);
    if (first !== undefined) return;
    setFirst(placed);
    store(placed);
  };
  return (
    <>
      <OrderList items={items} inPlace={isChecked ? inPlace : undefined} onMove={move} />
      <p role="status" className={styles.result}>
        {isChecked && !isDone && text.placed(placed, items.length)}
      </p>
      {isDone && first !== undefined ? (
        <GameEnd
          sentence={text.result(first, items.length)}
          score={first}
          count={items.length}
          before={before}
          onAgain={() => {
            setItems(start);
            setChecked(false);
            setFirst(undefined);
          }}
        />
      ) : (
        <Actions>
          <Button onClick={check} look="filled">
            {text.check}
          </Button>
        </Actions>
      )}
    </>
  );
}
