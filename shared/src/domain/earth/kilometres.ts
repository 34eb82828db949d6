/** How many kilometres a mile has. */
export const KILOMETRES_PER_MILE = 1.609344;

/** Mean radius of the earth in kilometres. */
const RADIUS = 6371;

/** Degrees, WGS 84. */
export interface Coordinates {
  lat: number;
  lon: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two places on a sphere, by the haversine formula. */
export function kilometresBetween(one: Coordinates, other: Coordinates): number {
  const [north, east] = [radians(other.lat - one.lat), radians(other.lon - one.lon)];
  const haversine =
    Math.sin(north / 2) ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(east / 2) ** 2;
  return 2 * RADIUS * Math.asin(Math.min(1, Math.sqrt(haversine)));
}
