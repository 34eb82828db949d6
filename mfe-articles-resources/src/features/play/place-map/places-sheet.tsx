import type { Coordinates } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { VisuallyHidden } from '@manna/shared/ui';
import { PlaceMap } from './place-map';
import type { PlaceMark, PlacePuzzle } from './place-marks';
import { placeText } from './place-text';
import { usePositionOf } from './use-position-of';
import puzzleStyles from '../puzzle/puzzle.module.css';
import styles from './place-map.module.css';

interface PlacesSheetProps {
  puzzle: PlacePuzzle;
  /** The places to find, in the order of their names. */
  byName: readonly PlaceMark[];
  /** Where distances are told from. */
  origin: Coordinates & { name: string };
  /** The name of the map. */
  name: string;
  ground: string | null;
}

/** The map with its numbers, and a line for the number of each place. Tells readers who cannot see the map where its marks are. */
export function PlacesSheet({ puzzle, byName, origin, name, ground }: PlacesSheetProps) {
  const text = useText(placeText);
  const positionOf = usePositionOf(origin);
  const positions = puzzle.marks.map((mark) => text.mark(mark.number, positionOf(mark)));
  return (
    <div className={puzzleStyles.sheet}>
      <PlaceMap ground={ground} puzzle={puzzle} name={name} />
      <VisuallyHidden>{`${text.marks}: ${positions.join('; ')}`}</VisuallyHidden>
      <p>{text.onPaper}</p>
      <ul className={styles.columns} lang="en">
        {byName.map(({ number, place }) => (
          <li key={number}>
            <span aria-hidden="true">____ </span>
            {place.name}
          </li>
        ))}
      </ul>
    </div>
  );
}
