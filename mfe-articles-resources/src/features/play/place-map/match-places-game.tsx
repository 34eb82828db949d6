import { useRef, useState } from 'react';
import type { Coordinates } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { Button } from '@manna/shared/ui';
import { GameEnd } from '../puzzle/game-end';
import { puzzleText } from '../puzzle/puzzle-text';
import { QuestionHead } from '../puzzle/question-head';
import { isCount } from '../puzzle/stored-values';
import { useBestResult } from '../puzzle/use-best-result';
import { useProgress } from '../puzzle/use-progress';
import { AboutPlace } from './about-place';
import { distanceBetween } from './bearing';
import { PlaceMap, type MarkState } from './place-map';
import type { PlaceMark, PlacePuzzle } from './place-marks';
import { placeText } from './place-text';
import { usePositionOf } from './use-position-of';
import styles from './place-map.module.css';

interface MatchPlacesGameProps {
  /** The key under which the best result is stored. */
  gameId: string;
  puzzle: PlacePuzzle;
  /** Where distances are told from. */
  origin: Coordinates & { name: string };
  /** The name of the map. */
  name: string;
  ground: string | null;
}

interface PlacesProgress {
  /** Which question is asked, from 0; the number of questions after the last one. */
  index: number;
  right: number;
  /** The number of the chosen mark; 0 before the choice. */
  chosen: number;
}

const BEGINNING: PlacesProgress = { index: 0, right: 0, chosen: 0 };

/** Asks for places one at a time; the first choice counts. A mark that was asked for keeps its name. */
export function MatchPlacesGame({ gameId, puzzle, origin, name, ground }: MatchPlacesGameProps) {
  const text = useText(placeText);
  const { next, finish, score } = useText(puzzleText);
  const [near, setNear] = useState<number>();
  const { before, store } = useBestResult(gameId);
  const heading = useRef<HTMLParagraphElement>(null);
  const { marks, asked } = puzzle;
  const { progress, setProgress, restart, ...game } = useProgress({
    gameId,
    asked: asked.map(({ place }) => place.id),
    beginning: BEGINNING,
    read: ({ index, right, chosen }) =>
      isCount(index, asked.length) && isCount(right, asked.length) && isCount(chosen, marks.length)
        ? { index, right, chosen }
        : undefined,
  });
  const { index, right } = progress;
  const chosen = marks.find(({ number }) => number === progress.chosen);
  const current = asked[index];
  const known = new Set(asked.slice(0, index).map(({ number }) => number));

  const positionOf = usePositionOf(origin);
  const choose = (mark: PlaceMark) => {
    if (!current || chosen || known.has(mark.number)) return;
    const isRight = mark.number === current.number;
    setProgress((now) => ({ ...now, right: now.right + (isRight ? 1 : 0), chosen: mark.number }));
  };
  const go = (to: number) => {
    if (to === asked.length) store(right);
    setProgress((now) => ({ ...now, index: to, chosen: 0 }));
    heading.current?.focus();
  };
  const stateOf = ({ number }: PlaceMark): MarkState | undefined => {
    if (chosen && number === current?.number) return 'right';
    if (number === chosen?.number) return 'wrong';
    if (known.has(number)) return 'known';
    return number === near ? 'near' : undefined;
  };
  return (
    <>
      {current && (
        <div className={styles.prompt}>
          <QuestionHead ref={heading} index={index} count={asked.length} onRestart={restart} isBegun={game.isBegun} />
          <h2 className={styles.where}>{text.where(current.place.name)}</h2>
          <p lang="en">{current.place.clue}</p>
        </div>
      )}
      <div className={styles.board}>
        <PlaceMap {...{ ground, puzzle, name, stateOf }} onChoose={choose} />
        <div className={styles.beside}>
          {current ? (
            <>
              <ol aria-label={text.marks} className={styles.marks}>
                {marks.map((mark) => (
                  <li key={mark.number}>
                    <button
                      type="button"
                      className={styles.choice}
                      aria-label={
                        known.has(mark.number)
                          ? text.named(mark.number, mark.place.name, positionOf(mark))
                          : text.mark(mark.number, positionOf(mark))
                      }
                      // Not disabled, which would take the focus away from it.
                      aria-disabled={chosen !== undefined || known.has(mark.number)}
                      onClick={() => choose(mark)}
                      onFocus={() => setNear(mark.number)}
                      onBlur={() => setNear(undefined)}
                      onPointerEnter={() => setNear(mark.number)}
                      onPointerLeave={() => setNear(undefined)}
                    >
                      {mark.number}
                    </button>
                  </li>
                ))}
              </ol>
              <div role="status">
                {chosen && <Answer chosen={chosen} current={current} position={positionOf(current)} />}
              </div>
              {chosen && (
                <Button onClick={() => go(index + 1)} look="filled">
                  {index + 1 < asked.length ? next : finish}
                </Button>
              )}
            </>
          ) : (
            <GameEnd
              sentence={score(right, asked.length)}
              score={right}
              count={asked.length}
              before={before}
              isRestored={game.isRestored}
              onAgain={restart}
            />
          )}
        </div>
      </div>
    </>
  );
}

interface AnswerProps {
  chosen: PlaceMark;
  current: PlaceMark;
  position: string;
}

function Answer({ chosen, current, position }: AnswerProps) {
  const text = useText(placeText);
  const { place, number } = current;
  const { kilometres, miles } = distanceBetween(chosen.place, place);
  return (
    <>
      <p>
        {chosen.number === number
          ? text.right(number, position)
          : `${text.wrong(place.name, number, position)} ${text.away(kilometres, miles)}`}
      </p>
      <p>
        <AboutPlace place={place} />
      </p>
    </>
  );
}
