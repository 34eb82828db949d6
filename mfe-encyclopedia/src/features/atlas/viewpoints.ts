import type { Coordinates } from '@manna/shared/domain';
import { viewAround, type Viewpoint } from '@manna/shared/domain/atlas';
import { boundsOf } from '../../map/bounds-of';

/** From Beer-sheba to Dan, where most of the places are. */
const HOME: Viewpoint = { latitude: 32.05, longitude: 35.3, zoom: 7 };
/** How near a stop of a journey is shown, so that the way to the next one is in view. */
const STOP_ZOOM = 7.5;

interface Chosen {
  view: Viewpoint | null;
  sites: readonly Coordinates[];
  /** The places of the chosen journey, or of the passage, and the current stop. */
  route: readonly Coordinates[];
  stop: Coordinates | undefined;
}

/** The part of the map that a URL shows: its own viewpoint, or else the stop, all sites of the place, or the journey, or the land of Israel. */
export function viewOf({ view, sites, route, stop }: Chosen): Viewpoint {
  if (view) return view;
  if (stop) return { latitude: stop.lat, longitude: stop.lon, zoom: STOP_ZOOM };
  const places = sites.length > 0 ? sites : route;
  if (places.length === 0) return HOME;
  return viewAround(boundsOf(places.map(({ lat, lon }) => ({ latitude: lat, longitude: lon }))));
}
