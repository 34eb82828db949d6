import type { Coordinates } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { directionFrom, distanceBetween } from './bearing';
import type { PlaceMark } from './place-marks';
import { placeText } from './place-text';

/** Returns a function that says how far a mark is from `origin`, and in which direction: '15 km north of Jerusalem'. */
export function usePositionOf(origin: Coordinates & { name: string }): (mark: PlaceMark) => string {
  const text = useText(placeText);
  return ({ place }) =>
    text.position(distanceBetween(origin, place).kilometres, directionFrom(origin, place), origin.name);
}
