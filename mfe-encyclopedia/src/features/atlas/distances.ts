/** Mean radius of the earth in kilometres, and kilometres of a mile. */
const [RADIUS_KM, MILE_KM] = [6371, 1.609344];

/** Miles of a day's journey, the fewest and the most: M. G. Easton, Illustrated Bible Dictionary, 'Journey'. */
export const DAY_MILES = [16, 20] as const;

export interface Coordinates {
  lat: number;
  lon: number;
}

/** A distance in a straight line, and how many days' walk that is. */
export interface Distance {
  kilometres: number;
  miles: number;
  /** The fewest and the most whole days; 0 for less than one. */
  days: readonly [fewest: number, most: number];
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two places on a sphere, by the haversine formula. */
export function kilometresBetween(one: Coordinates, other: Coordinates): number {
  const [north, east] = [radians(other.lat - one.lat), radians(other.lon - one.lon)];
  const haversine =
    Math.sin(north / 2) ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(east / 2) ** 2;
  return 2 * RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(haversine)));
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
