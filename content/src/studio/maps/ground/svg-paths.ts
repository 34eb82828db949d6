import type { LonLat } from './geography';

/** Steps of a degree to which coordinates are rounded: some 500 m, a pixel of a map of a country. */
export const STEPS = 200;

const DEGREES = 180 / Math.PI;
/** Web Mercator, in degrees of longitude, downwards. */
export const northing = (lat: number): number => -Math.asinh(Math.tan(lat / DEGREES)) * DEGREES;

const stepOf = ([lon, lat]: LonLat) => [Math.round(lon * STEPS), Math.round(northing(lat) * STEPS)] as const;

/** A line as the data of a path: its first point, and the way from each point to the next. */
export function pathOf(places: readonly LonLat[], isClosed: boolean): string {
  const moves: string[] = [];
  let [lastX, lastY] = [0, 0];
  for (const [x, y] of places.map(stepOf)) {
    const [dx, dy] = [x - lastX, y - lastY];
    if (moves.length > 0 && dx === 0 && dy === 0) continue;
    moves.push(`${dx}${dy < 0 ? '' : ' '}${dy}`);
    [lastX, lastY] = [x, y];
  }
  const [first = '', ...rest] = moves;
  return rest.length === 0 ? '' : `M${first}l${rest.join(' ')}${isClosed ? 'z' : ''}`;
}
