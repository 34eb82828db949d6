import { useState } from 'react';
import type { PlayableOf } from '@manna/shared/contracts';
import { biblePaths } from '@manna/shared/domain';
import { announce, Link, useText } from '@manna/shared/runtime';
import { Button } from '@manna/shared/ui';
import { booksOfLevel, mixed, withMoved, type GameBook } from './book-order';
import { OrderList } from './order-list';
import { orderText } from './play-text';
import { ScriptedGame } from './scripted-game';
import styles from './order-game.module.css';

type OrderGameData = PlayableOf<'order-the-books'>;

/** A game in which books are put in order, level by level. Below it is the right order as text. */
export function OrderGame({ game }: { game: OrderGameData }) {
  const text = useText(orderText);
  return (
    <>
      <ScriptedGame>
        <Levels game={game} />
      </ScriptedGame>
      <details className={styles.solution}>
        <summary className={styles.summary}>{text.solution}</summary>
        <ol className={styles.books} lang="en">
          {game.books.map(({ slug, name }) => (
            <li key={slug}>
              <Link to={biblePaths.book({ book: slug })}>{name}</Link>
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}

function Levels({ game }: { game: OrderGameData }) {
  const text = useText(orderText);
  const [level, setLevel] = useState(0);
  return (
    <>
      <label className={styles.levels}>
        {text.level}
        <select value={level} onChange={({ target }) => setLevel(Number(target.value))} className={styles.select}>
          {game.levels.map(({ name }, index) => (
            <option key={name} value={index} lang="en">
              {`${index + 1}. ${name}`}
            </option>
          ))}
        </select>
      </label>
      <p className={styles.hint}>
        <span lang="en">{game.levels[level]?.hint}</span> {text.hint}
      </p>
      <Level key={level} right={booksOfLevel(game, level)} />
    </>
  );
}

function Level({ right }: { right: readonly GameBook[] }) {
  const text = useText(orderText);
  const [books, setBooks] = useState(() => mixed(right));
  const [checked, setChecked] = useState(false);
  const inPlace = books.map((book, index) => book.slug === right[index]?.slug);
  const move = (from: number, to: number) => {
    setBooks(withMoved(books, from, to));
    setChecked(false);
    announce(text.moved(books[from]?.name ?? '', to + 1, books.length));
  };
  return (
    <>
      <OrderList books={books} inPlace={checked ? inPlace : undefined} onMove={move} />
      <div className={styles.actions}>
        <Button onClick={() => setChecked(true)} look="filled">
          {text.check}
        </Button>
        <Button
          onClick={() => {
            setBooks(mixed(right));
            setChecked(false);
          }}
          icon="retry"
        >
          {text.again}
        </Button>
      </div>
      <p role="status" className={styles.result}>
        {checked && text.result(inPlace.filter(Boolean).length, books.length)}
      </p>
    </>
  );
}
