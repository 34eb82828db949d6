import { kilometresBetween, type Coordinates } from '@manna/shared/domain';

/** Kilometres of a mile. */
const MILE_KM = 1.609344;

/** Miles of a day's journey, the fewest and the most: M. G. Easton, Illustrated Bible Dictionary, 'Journey'. */
export const DAY_MILES = [16, 20] as const;

/** A distance in a straight line, and how many days' walk that is. */
export interface Distance {
  kilometres: number;
  miles: number;
  /** The fewest and the most whole days; 0 for less than one. */
  days: readonly [fewest: number, most: number];
}

/** A way of so many kilometres. */
export function distanceOf(kilometres: number): Distance {
  const miles = kilometres / MILE_KM;
  const [short, long] = DAY_MILES;
  const isWithinDay = miles < short;
  return {
    kilometres,
    miles,
    days: isWithinDay ? [0, 0] : [Math.max(1, Math.round(miles / long)), Math.max(1, Math.round(miles / short))],
  };
}

/** The distance along some places, in straight lines from one to the next. */
export const distanceAlong = (places: readonly Coordinates[]): Distance =>
  distanceOf(
    places.slice(1).reduce((sum, place, index) => {
      const last = places[index];
      return last ? sum + kilometresBetween(last, place) : sum;
    }, 0),
  );
