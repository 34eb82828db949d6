import type { Camera } from './draw-map';
import type { MapMarker } from './map-marker';

/** Limit of the first zoom, so that a map of one place shows the country around it. */
const MAX_FIRST_ZOOM = 7.5;
/** Largest margins beside, above and below the outermost pins, for their names. Pixels. */
const [SIDE_MARGIN, MARGIN] = [112, 56];

type Coordinates = Pick<MapMarker, 'latitude' | 'longitude'>;

/** West, south, east and north of some places. */
export function boundsOf(places: readonly Coordinates[]): [number, number, number, number] {
  const longitudes = places.map(({ longitude }) => longitude);
  const latitudes = places.map(({ latitude }) => latitude);
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}

/** A camera that has all the places in view. */
export function fitMarkers(
  places: readonly Coordinates[],
  { clientWidth, clientHeight }: Pick<HTMLElement, 'clientWidth' | 'clientHeight'>,
): Camera {
  const above = Math.min(MARGIN, Math.min(clientWidth, clientHeight) / 5);
  const beside = Math.min(SIDE_MARGIN, clientWidth / 5);
  return {
    bounds: boundsOf(places),
    fitBoundsOptions: {
      padding: { left: beside, right: beside, top: above, bottom: above },
      maxZoom: MAX_FIRST_ZOOM,
    },
  };
}
