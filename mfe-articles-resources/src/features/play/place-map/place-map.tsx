import { useText } from '@manna/shared/runtime';
import { MAP_WIDTH, type PlaceMark, type PlacePuzzle } from './place-marks';
import { placeText } from './place-text';
import styles from './place-map.module.css';

export type MarkState = 'right' | 'wrong' | 'known' | 'near';

interface PlaceMapProps {
  /** Path of the drawing of land and water; null if there is none. */
  ground: string | null;
  puzzle: PlacePuzzle;
  name: string;
  /** What is known about a mark; undefined if it can still be chosen. */
  stateOf?: (mark: PlaceMark) => MarkState | undefined;
  onChoose?: (mark: PlaceMark) => void;
}

/** From here on a name is written before its mark, so that it does not leave the map. */
const NAME_BEFORE = MAP_WIDTH * 0.62;

/** A map with numbered marks. A pointer can choose them on it; for other readers there are buttons beside it. */
export function PlaceMap({ ground, puzzle: { frame, center, marks }, name, stateOf, onChoose }: PlaceMapProps) {
  const text = useText(placeText);
  const { height, scale, left, top } = frame;
  return (
    <svg
      role="img"
      aria-label={text.map(name)}
      className={styles.map}
      viewBox={`0 0 ${MAP_WIDTH} ${height}`}
      width={MAP_WIDTH}
      height={height}
    >
      {ground !== null && (
        <g transform={`scale(${scale}) translate(${-left} ${-top})`}>
          <use href={`${ground}#ground`} />
        </g>
      )}
      <g lang="en" className={styles.center}>
        <circle cx={center.x} cy={center.y} r={3} />
        <Name {...center}>{center.name}</Name>
      </g>
      {marks.map((mark) => {
        const state = stateOf?.(mark);
        return (
          <g
            key={mark.number}
            className={styles.mark}
            data-state={state}
            data-mark={mark.number}
            onClick={onChoose && (() => onChoose(mark))}
          >
            <circle cx={mark.x} cy={mark.y} r={11} />
            <text x={mark.x} y={mark.y} dy="0.36em" textAnchor="middle" className={styles.number}>
              {mark.number}
            </text>
          </g>
        );
      })}
      {/* After the marks, none of which hides a name. */}
      {marks
        .filter((mark) => ['right', 'known'].includes(stateOf?.(mark) ?? ''))
        .map((mark) => (
          <Name key={mark.number} {...mark}>
            {mark.place.name}
          </Name>
        ))}
    </svg>
  );
}

function Name({ x, y, children }: { x: number; y: number; children: string }) {
  const isBefore = x > NAME_BEFORE;
  return (
    <text
      x={x + (isBefore ? -14 : 14)}
      y={y}
      dy="0.36em"
      textAnchor={isBefore ? 'end' : 'start'}
      lang="en"
      className={styles.name}
    >
      {children}
    </text>
  );
}
