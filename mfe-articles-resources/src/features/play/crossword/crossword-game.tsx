import { useId, useRef } from 'react';
import { announce, useText } from '@manna/shared/runtime';
import { Actions, Button } from '@manna/shared/ui';
import { GameEnd } from '../puzzle/game-end';
import { puzzleText } from '../puzzle/puzzle-text';
import { RestartButton } from '../puzzle/restart-button';
import { useBestResult } from '../puzzle/use-best-result';
import { CrosswordGrid } from './crossword-grid';
import { crosswordText } from './crossword-text';
import type { Crossword } from './crossword-words';
import { cellsOf, directions, keyOf } from './layout';
import { useCrossword } from './use-crossword';
import { idOf, useCrosswordProgress } from './use-crossword-progress';
import styles from './crossword.module.css';

interface CrosswordGameProps {
  /** The key under which the best result is stored. */
  gameId: string;
  crossword: Crossword;
}

/** A crossword to fill in. Words that were not shown count. */
export function CrosswordGame({ gameId, crossword }: CrosswordGameProps) {
  const text = useText(crosswordText);
  const { restart } = useText(puzzleText);
  const grid = useRef<HTMLDivElement>(null);
  const clueId = useId();
  const game = useCrosswordProgress(gameId, crossword);
  const { letters, shown, isDone, checked } = game.progress;
  const play = useCrossword({
    crossword,
    letters,
    setLetters: (change) =>
      game.setProgress((now) => ({ ...now, letters: change(now.letters), isDone: false, checked: null })),
    focusCell: (key) => grid.current?.querySelector<HTMLElement>(`[data-cell="${key}"]`)?.focus(),
  });
  const { before, store } = useBestResult(gameId);
  const { words } = crossword;
  const { current } = play;
  const cells = new Set(words.flatMap((word) => cellsOf(word).map(({ key }) => key)));
  const missing = cells.size - Object.keys(letters).length;
  const known = words.length - shown.length;

  const check = () => {
    const right = words.filter((word) => play.isSolved(word)).length;
    const isSolved = right === words.length;
    game.setProgress((now) => ({ ...now, isDone: isSolved, checked: right }));
    if (isSolved) store(known);
  };
  const show = () => {
    if (!current || play.isSolved(current)) return;
    const word = Object.fromEntries(cellsOf(current).map(({ key, letter }) => [key, letter]));
    game.setProgress((now) => ({
      ...now,
      letters: { ...now.letters, ...word },
      shown: [...new Set([...now.shown, idOf(current)])],
      checked: null,
    }));
    announce(text.shown(current.word.name));
  };
  return (
    <>
      <p className={styles.withKeys}>{text.how}</p>
      <p className={styles.withTouch}>{text.howTouch}</p>
      <div className={styles.board}>
        <div className={styles.beside}>
          <p id={clueId} className={styles.current}>
            {current && (
              <>
                <b>{text.word(current.number, current.direction)}</b>{' '}
                <span lang="en">{text.clue(current.word.clue, current.answer.length)}</span>
              </>
            )}
          </p>
          <CrosswordGrid ref={grid} {...{ crossword, play, clueId }} isChecked={checked !== null} />
          {isDone ? (
            <GameEnd
              sentence={text.result(known, words.length)}
              score={known}
              count={words.length}
              before={before}
              isRestored={game.isRestored}
              onAgain={game.restart}
            />
          ) : (
            <>
              <p role="status" className={styles.checked}>
                {checked !== null && text.checked(checked, words.length, missing)}
              </p>
              <Actions>
                <Button onClick={check} look="filled">
                  {text.check}
                </Button>
                <Button onClick={show}>{text.show}</Button>
                <RestartButton onRestart={game.restart} isBegun={game.isBegun}>
                  {restart}
                </RestartButton>
              </Actions>
            </>
          )}
        </div>
        <div className={styles.clues}>
          {directions.map((direction) => (
            <section key={direction}>
              <h2 className={styles.heading}>{text.heading(direction)}</h2>
              <ul className={styles.list}>
                {words
                  .filter((word) => word.direction === direction)
                  .map((word) => (
                    <li key={word.number}>
                      <button
                        type="button"
                        className={styles.clue}
                        aria-current={word === current ? 'true' : undefined}
                        onClick={() => play.go(keyOf(word.row, word.column), direction)}
                      >
                        <b>{word.number}</b> <span lang="en">{text.clue(word.word.clue, word.answer.length)}</span>
                      </button>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
