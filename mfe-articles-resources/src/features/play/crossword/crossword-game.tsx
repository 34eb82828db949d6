import { useId, useRef, useState } from 'react';
import { announce, useText } from '@manna/shared/runtime';
import { Actions, Button } from '@manna/shared/ui';
import { GameEnd } from '../puzzle/game-end';
import { useBestResult } from '../puzzle/use-best-result';
import { CrosswordGrid } from './crossword-grid';
import { crosswordText } from './crossword-text';
import type { Crossword, PlacedWord } from './crossword-words';
import { directions, keyOf } from './layout';
import { useCrossword } from './use-crossword';
import styles from './crossword.module.css';

interface CrosswordGameProps {
  /** The key under which the best result is stored. */
  gameId: string;
  crossword: Crossword;
}

const idOf = ({ number, direction }: PlacedWord) => `${number} ${direction}`;

/** A crossword to fill in. Words that were not shown count. */
export function CrosswordGame({ gameId, crossword }: CrosswordGameProps) {
  const text = useText(crosswordText);
  const grid = useRef<HTMLDivElement>(null);
  const clueId = useId();
  const play = useCrossword(crossword, (key) =>
    grid.current?.querySelector<HTMLElement>(`[data-cell="${key}"]`)?.focus(),
  );
  const { before, store } = useBestResult(gameId);
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [isChecked, setChecked] = useState(false);
  const [isDone, setDone] = useState(false);
  const { words } = crossword;
  const { current } = play;
  const known = words.filter((word) => !shown.has(idOf(word))).length;

  const check = () => {
    const right = words.filter((word) => play.isSolved(word)).length;
    setChecked(true);
    if (right < words.length) {
      announce(text.checked(right, words.length));
      return;
    }
    store(known);
    setDone(true);
  };
  const show = () => {
    if (!current || play.isSolved(current)) return;
    play.show(current);
    setShown(new Set(shown).add(idOf(current)));
    announce(text.shown(current.word.name));
  };
  return (
    <>
      <p>{text.how}</p>
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
          <CrosswordGrid
            ref={grid}
            {...{ crossword, play, clueId }}
            isChecked={isChecked}
            onEdit={() => setChecked(false)}
          />
          {isDone ? (
            <GameEnd
              sentence={text.result(known, words.length)}
              score={known}
              count={words.length}
              before={before}
              onAgain={() => {
                play.clear();
                setShown(new Set());
                setChecked(false);
                setDone(false);
              }}
            />
          ) : (
            <Actions>
              <Button onClick={check} look="filled">
                {text.check}
              </Button>
              <Button onClick={show}>{text.show}</Button>
            </Actions>
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
