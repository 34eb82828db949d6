import type { MapData } from '../../map/map-data';
import { distanceAlong, type Distance } from './distances';
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
  /** Whether Scripture says that the travellers came there by ship. */
  isByShip: boolean;
}

/** The way from one stop to the next. */
export interface Leg {
  /** Number of the stop where it ends. */
  to: number;
  coordinates: LonLat[];
}

/** The stops of a journey that are on the map. */
export const routeOf = ({ stops }: Journey): RouteStop[] =>
  stops.flatMap(({ byShip, place: { slug, name, location } }, index) =>
    location ? { number: index + 1, slug, name, lat: location.lat, lon: location.lon, isByShip: Boolean(byShip) } : [],
  );

/** How long a route is by ship, and how long the rest is, in straight lines from stop to stop. */
export const lengthsOf = (route: readonly RouteStop[]): { byShip: Distance; land: Distance } => ({
  byShip: distanceAlong(route, ({ isByShip }) => isByShip),
  land: distanceAlong(route, ({ isByShip }) => !isByShip),
});

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
