import type { MapData } from '../../map/map-data';
import type { Journey } from './load-atlas';

type LonLat = [longitude: number, latitude: number];

/** A stop whose place is on the map. */
export interface RouteStop {
  /** From 1, also counting the stops that are not on the map. */
  number: number;
  slug: string;
  name: string;
  lat: number;
  lon: number;
}

/** The way from one stop to the next. */
export interface Leg {
  /** Number of the stop where it ends. */
  to: number;
  coordinates: LonLat[];
}

/** The stops of a journey that are on the map. */
export const routeOf = ({ stops }: Journey): RouteStop[] =>
  stops.flatMap(({ place: { slug, name, location } }, index) =>
    location ? { number: index + 1, slug, name, lat: location.lat, lon: location.lon } : [],
  );

/** The last stop on the map that is not after a number; undefined before the first. */
export const stopAt = (route: readonly RouteStop[], number: number | null): RouteStop | undefined =>
  number === null ? undefined : route.findLast((stop) => stop.number <= number);

const lineIn = ({ properties, geometry }: MapData['features'][number]): LonLat[] =>
  properties['kind'] === 'leg' && geometry.type === 'LineString' ? geometry.coordinates : [];

/** The legs of a route: as its own map draws them, around capes and deserts, or else in straight lines. */
export function legsOf(route: readonly RouteStop[], drawn: MapData | undefined): Leg[] {
  const lines = (drawn?.features ?? []).map(lineIn).filter(({ length }) => length > 1);
  const pairs = route.flatMap((stop, index) => {
    const last = route[index - 1];
    return last && last.slug !== stop.slug ? { last, stop } : [];
  });
  const isDrawn = lines.length === pairs.length;
  return pairs.map(({ last, stop }, index) => ({
    to: stop.number,
    coordinates: (isDrawn ? lines[index] : undefined) ?? [
      [last.lon, last.lat],
      [stop.lon, stop.lat],
    ],
  }));
}
