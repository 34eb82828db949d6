import { useText } from '@manna/shared/runtime';
import type { GameBook } from './book-order';
import { orderText } from './play-text';
import styles from './order-game.module.css';

interface OrderListProps {
  books: readonly GameBook[];
  /** Whether each book is in the right position; undefined until the reader checks. */
  inPlace: readonly boolean[] | undefined;
  onMove: (from: number, to: number) => void;
}

/** The books in their current order, each with two buttons that move it. */
export function OrderList({ books, inPlace, onMove }: OrderListProps) {
  const text = useText(orderText);
  return (
    <ol className={styles.order}>
      {books.map(({ slug, name }, index) => (
        <li key={slug} className={styles.book} data-place={inPlace && (inPlace[index] ? 'right' : 'wrong')}>
          <span className={styles.name}>
            <span lang="en">{name}</span>
            {inPlace && <span className={styles.mark}>{inPlace[index] ? text.inPlace : text.outOfPlace}</span>}
          </span>
          <MoveButton label={text.up(name)} sign="↑" from={index} to={index - 1} books={books} onMove={onMove} />
          <MoveButton label={text.down(name)} sign="↓" from={index} to={index + 1} books={books} onMove={onMove} />
        </li>
      ))}
    </ol>
  );
}

interface MoveButtonProps extends Pick<OrderListProps, 'books' | 'onMove'> {
  label: string;
  sign: string;
  from: number;
  to: number;
}

function MoveButton({ label, sign, from, to, books, onMove }: MoveButtonProps) {
  const stuck = to < 0 || to >= books.length;
  return (
    <button
      type="button"
      className={styles.move}
      aria-label={label}
      // Not disabled, so that the button keeps the focus when its book reaches an end of the list.
      aria-disabled={stuck}
      onClick={() => {
        if (!stuck) onMove(from, to);
      }}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
