import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { announce, useText } from '@manna/shared/runtime';
import { Actions, Button } from '@manna/shared/ui';
import { cellsBetween, type Cell, type LetterGrid } from './letter-grid';
import type { PassageToPlay } from './passage-to-play';
import { GameEnd } from '../puzzle/game-end';
import { puzzleText } from '../puzzle/puzzle-text';
import { RestartButton } from '../puzzle/restart-button';
import { knownTexts } from '../puzzle/stored-values';
import { useBestResult } from '../puzzle/use-best-result';
import { useProgress } from '../puzzle/use-progress';
import { wordSearchText } from './passage-game-text';
import styles from './word-search.module.css';

const MOVES: Readonly<Record<string, readonly [down: number, across: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const keyOf = ({ row, column }: Cell): string => `${row}.${column}`;

/** The cell of a button of the grid, by what it says of itself. */
function cellOf(target: EventTarget): Cell | undefined {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [row, column] = button?.dataset['cell']?.split('.').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
}

interface WordSearchProgress {
  /** Words, in capitals. */
  found: readonly string[];
  /** Words whose first letter was shown. */
  hints: readonly string[];
}

const BEGINNING: WordSearchProgress = { found: [], hints: [] };

interface WordSearchGameProps {
  /** The key under which progress and the best result are stored. */
  gameId: string;
  grid: LetterGrid;
  passage: Pick<PassageToPlay, 'name'>;
}

/** A word is marked by its two ends: pressed one after the other, or as the ends of a line that is drawn. */
export function WordSearchGame({ gameId, grid: { rows, hidden }, passage: { name = '' } }: WordSearchGameProps) {
  const text = useText(wordSearchText);
  const { restart } = useText(puzzleText);
  const words = hidden.map(({ word }) => word);
  const game = useProgress({
    gameId,
    asked: [...rows, ...words],
    beginning: BEGINNING,
    read: ({ found, hints }) => ({ found: knownTexts(found, words), hints: knownTexts(hints, words) }),
  });
  const found = new Set(game.progress.found);
  const hints = new Set(game.progress.hints);
  const { before, store } = useBestResult(gameId);
  const [start, setStart] = useState<Cell>();
  const [end, setEnd] = useState<Cell>();
  const [current, setCurrent] = useState<Cell>({ row: 0, column: 0 });
  const table = useRef<HTMLDivElement>(null);
  const drawn = useRef<Cell>(undefined);
  const size = rows.length;
  const isDone = found.size === hidden.length;

  const mark = (first: Cell, last: Cell) => {
    const ends = [keyOf(first), keyOf(last)].sort().join();
    const hit = hidden.find((one) => [keyOf(one.first), keyOf(one.last)].sort().join() === ends);
    setStart(undefined);
    setEnd(undefined);
    if (!hit || found.has(hit.word)) {
      announce(text.noWord);
      return;
    }
    const count = found.size + 1;
    game.setProgress((now) => ({ ...now, found: [...now.found, hit.word] }));
    if (count === hidden.length) store(hidden.length - hints.size);
    else announce(text.found(hit.word, count, hidden.length));
  };
  const press = (cell: Cell) => {
    setCurrent(cell);
    if (start) mark(start, cell);
    else {
      setStart(cell);
      announce(text.start(rows[cell.row]?.[cell.column] ?? ''));
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && start) {
      event.preventDefault();
      setStart(undefined);
    }
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    const inside = (index: number) => Math.min(Math.max(index, 0), size - 1);
    const next = { row: inside(current.row + move[0]), column: inside(current.column + move[1]) };
    setCurrent(next);
    if (start) setEnd(next);
    table.current?.querySelector<HTMLElement>(`[data-cell="${keyOf(next)}"]`)?.focus();
  };
  const onPointerMove = ({ target }: PointerEvent) => {
    const cell = drawn.current && cellOf(target);
    if (cell && drawn.current && keyOf(cell) !== keyOf(end ?? drawn.current)) {
      setStart(drawn.current);
      setEnd(cell);
    }
  };
  const onPointerUp = ({ target }: PointerEvent) => {
    const [first, last] = [drawn.current, cellOf(target)];
    drawn.current = undefined;
    // A press without a line is a click, which marks one end.
    if (first && last && keyOf(first) !== keyOf(last)) mark(first, last);
  };
  const hint = () => {
    const next = hidden.find(({ word }) => !found.has(word) && !hints.has(word));
    if (!next) return;
    game.setProgress((now) => ({ ...now, hints: [...now.hints, next.word] }));
    announce(text.hinted(next.word, next.first.row + 1, next.first.column + 1));
  };

  const marked = new Set(
    hidden.filter(({ word }) => found.has(word)).flatMap(({ first, last }) => cellsBetween(first, last).map(keyOf)),
  );
  const chosen = new Set(start ? (end ? cellsBetween(start, end) : [start]).map(keyOf) : []);
  const hinted = new Set(hidden.filter(({ word }) => hints.has(word)).map(({ first }) => keyOf(first)));
  return (
    <>
      <p>{text.how}</p>
      <div className={styles.board}>
        {/* oxlint-disable-next-line a11y/interactive-supports-focus -- its cells have the focus */}
        <div
          ref={table}
          role="grid"
          aria-label={text.grid(name)}
          className={styles.grid}
          onKeyDown={onKeyDown}
          onPointerDown={({ button, target }) => (drawn.current = button === 0 ? cellOf(target) : undefined)}
          // A finger belongs to the cell that it touched first, and every move would be told to that one.
          onGotPointerCapture={({ currentTarget, target, pointerId }) =>
            (target instanceof Element ? target : currentTarget).releasePointerCapture(pointerId)
          }
          onPointerMove={onPointerMove}
          onPointerUp={onPointerUp}
          onPointerCancel={() => (drawn.current = undefined)}
        >
          {rows.map((letters, row) => (
            <div role="row" key={row} className={styles.row}>
              {[...letters].map((letter, column) => {
                const key = keyOf({ row, column });
                return (
                  <button
                    key={key}
                    type="button"
                    role="gridcell"
                    data-cell={key}
                    aria-label={text.cell(letter, row + 1, column + 1)}
                    aria-selected={chosen.has(key) || marked.has(key)}
                    tabIndex={key === keyOf(current) ? 0 : -1}
                    className={styles.cell}
                    data-found={marked.has(key)}
                    data-hinted={hinted.has(key)}
                    data-chosen={chosen.has(key)}
                    onClick={() => press({ row, column })}
                  >
                    {letter}
                  </button>
                );
              })}
            </div>
          ))}
        </div>
        <div className={styles.beside}>
          {!isDone && <p className={styles.score}>{text.score(found.size, hidden.length)}</p>}
          <ul aria-label={text.words} className={styles.words}>
            {hidden.map(({ word }) => (
              <li key={word} data-found={found.has(word)}>
                {found.has(word) ? <s>{word}</s> : word}
                {found.has(word) && <span className={styles.mark}> {text.isFound}</span>}
              </li>
            ))}
          </ul>
          {isDone ? (
            <GameEnd
              sentence={text.all(hidden.length, hints.size)}
              score={hidden.length - hints.size}
              count={hidden.length}
              before={before}
              isRestored={game.isRestored}
              onAgain={game.restart}
            />
          ) : (
            <Actions>
              <Button onClick={hint} icon="info">
                {text.hint}
              </Button>
              <RestartButton onRestart={game.restart} isBegun={game.isBegun}>
                {restart}
              </RestartButton>
            </Actions>
          )}
        </div>
      </div>
    </>
  );
}
