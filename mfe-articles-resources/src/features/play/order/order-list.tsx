import { useRef, type KeyboardEvent } from 'react';
import { useText } from '@manna/shared/runtime';
import { orderText } from './order-text';
import type { Orderable } from './orderable';
import { useDragToMove } from './use-drag-to-move';
import styles from './order-game.module.css';

interface OrderListProps {
  items: readonly Orderable[];
  /** Whether each item is in the right position; undefined until the reader checks. */
  inPlace: readonly boolean[] | undefined;
  onMove: (from: number, to: number) => void;
}

/** The items in their current order. Each is dragged by its handle, or moved by two buttons and by the arrow keys on them. */
export function OrderList({ items, inPlace, onMove }: OrderListProps) {
  const text = useText(orderText);
  const list = useRef<HTMLOListElement>(null);
  const { dragged, ...handlers } = useDragToMove(list, onMove);
  return (
    <ol ref={list} className={styles.order} {...handlers}>
      {items.map(({ id, name, note }, index) => (
        <li
          key={id}
          className={styles.item}
          data-place={inPlace && (inPlace[index] ? 'right' : 'wrong')}
          data-dragged={dragged === index}
        >
          <span aria-hidden="true" data-handle="" className={styles.handle}>
            ⠿
          </span>
          <span className={styles.name}>
            <span lang="en">{name}</span>
            <span className={styles.mark}>
              {inPlace && (inPlace[index] ? text.inPlace : text.outOfPlace)}
              {inPlace?.[index] && note !== undefined && `, ${note}`}
            </span>
          </span>
          <MoveButton label={text.up(name)} sign="↑" from={index} to={index - 1} {...{ items, onMove }} />
          <MoveButton label={text.down(name)} sign="↓" from={index} to={index + 1} {...{ items, onMove }} />
        </li>
      ))}
    </ol>
  );
}

interface MoveButtonProps extends Pick<OrderListProps, 'items' | 'onMove'> {
  label: string;
  sign: string;
  from: number;
  to: number;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

function MoveButton({ label, sign, from, to, items, onMove }: MoveButtonProps) {
  const canMove = (target: number) => target >= 0 && target < items.length;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (canMove(from + step)) onMove(from, from + step);
  };
  return (
    <button
      type="button"
      className={styles.move}
      aria-label={label}
      // Not disabled, so that the button keeps the focus when its item reaches an end of the list.
      aria-disabled={!canMove(to)}
      onKeyDown={onKeyDown}
      onClick={() => {
        if (canMove(to)) onMove(from, to);
      }}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
