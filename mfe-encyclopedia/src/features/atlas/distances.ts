import { KILOMETRES_PER_MILE, kilometresBetween, type Coordinates } from '@manna/shared/domain';

/** Miles of a day's journey, the fewest and the most: M. G. Easton, Illustrated Bible Dictionary, 'Journey'. */
export const DAY_MILES = [16, 20] as const;

/** A distance in a straight line, and how many days' walk that is. */
export interface Distance {
  kilometres: number;
  miles: number;
  /** The fewest and the most whole days; 0 for less than one. */
  days: readonly [fewest: number, most: number];
}

/** The distance along some places, in straight lines from one to the next; only of the ways to places that `counts` accepts. */
export function distanceAlong<Place extends Coordinates>(
  places: readonly Place[],
  counts: (to: Place) => boolean = () => true,
): Distance {
  const kilometres = places.slice(1).reduce((sum, place, index) => {
    const last = places[index];
    return last && counts(place) ? sum + kilometresBetween(last, place) : sum;
  }, 0);
  const miles = kilometres / KILOMETRES_PER_MILE;
  const [short, long] = DAY_MILES;
  const isWithinDay = miles < short;
  return {
    kilometres,
    miles,
    days: isWithinDay ? [0, 0] : [Math.max(1, Math.round(miles / long)), Math.max(1, Math.round(miles / short))],
  };
}
