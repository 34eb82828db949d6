import { useRef, useState } from 'react';
import type { Coordinates } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { Button } from '@manna/shared/ui';
import { GameEnd } from '../puzzle/game-end';
import { puzzleText } from '../puzzle/puzzle-text';
import { useBestResult } from '../puzzle/use-best-result';
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

const BEGINNING = { index: 0, right: 0, chosen: undefined as PlaceMark | undefined };

/** Asks for places one at a time; the first choice counts. A mark that was asked for keeps its name. */
export function MatchPlacesGame({ gameId, puzzle, origin, name, ground }: MatchPlacesGameProps) {
  const text = useText(placeText);
  const { question, next, finish, score } = useText(puzzleText);
  const [{ index, right, chosen }, setProgress] = useState(BEGINNING);
  const [near, setNear] = useState<number>();
  const { before, store } = useBestResult(gameId);
  const heading = useRef<HTMLParagraphElement>(null);
  const { marks, asked } = puzzle;
  const current = asked[index];
  const known = new Set(asked.slice(0, index).map(({ number }) => number));

  const positionOf = usePositionOf(origin);
  const choose = (mark: PlaceMark) => {
    if (!current || chosen || known.has(mark.number)) return;
    setProgress({ index, right: right + (mark.number === current.number ? 1 : 0), chosen: mark });
  };
  const go = (to: number) => {
    if (to === asked.length) store(right);
    setProgress({ index: to, right: to === 0 ? 0 : right, chosen: undefined });
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
          <p ref={heading} tabIndex={-1}>
            {question(index + 1, asked.length)}
          </p>
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
              onAgain={() => go(0)}
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
