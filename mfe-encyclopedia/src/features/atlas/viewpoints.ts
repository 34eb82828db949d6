import type { Coordinates } from '@manna/shared/domain';
import { boundsOf } from '../../map/bounds-of';
import type { Viewpoint } from './atlas-state';

/** From Beer-sheba to Dan, where most of the places are. */
const HOME: Viewpoint = { latitude: 32.05, longitude: 35.3, zoom: 7 };
/** How near a chosen place is shown. */
const PLACE_ZOOM = 9;
/** How near a stop of a journey is shown, so that the way to the next one is in view. */
const STOP_ZOOM = 7.5;
/** A tile of the world, in pixels at zoom 0. */
const TILE = 512;

interface Chosen {
  view: Viewpoint | null;
  sites: readonly Coordinates[];
  /** The places of the chosen journey, or of the passage, and the current stop. */
  route: readonly Coordinates[];
  stop: Coordinates | undefined;
}

/** How wide a part of the world is at a zoom, in degrees of longitude, for each pixel. */
export const degreesPerPixel = (zoom: number): number => 360 / (TILE * 2 ** zoom);

/** The part of the map that a URL shows: its own viewpoint, or else the stop, all sites of the place, or the journey, or the land of Israel. */
export function viewOf({ view, sites, route, stop }: Chosen): Viewpoint {
  if (view) return view;
  if (stop) return { latitude: stop.lat, longitude: stop.lon, zoom: STOP_ZOOM };
  const places = sites.length > 0 ? sites : route;
  return places.length > 0 ? around(places) : HOME;
}

/** A viewpoint that has all these places in view on a small screen. */
function around(places: readonly Coordinates[]): Viewpoint {
  const [west, south, east, north] = boundsOf(places.map(({ lat, lon }) => ({ latitude: lat, longitude: lon })));
  // A degree of latitude is longer on the map than one of longitude, and the places need a margin.
  const degrees = Math.max(east - west, (north - south) * 1.3, 0.4) * 1.35;
  const zoom = Math.log2(360 / TILE / (degrees / 400));
  return { latitude: (south + north) / 2, longitude: (west + east) / 2, zoom: Math.max(2, Math.min(zoom, PLACE_ZOOM)) };
}
