/** Which part of the map is shown. */
export interface Viewpoint {
  latitude: number;
  longitude: number;
  zoom: number;
}

/** A tile of the world, in pixels at zoom 0. */
const TILE = 512;
/** The map of a small screen, in pixels. */
const SMALL_MAP = 400;
/** No part of the world is shown nearer. */
const NEAREST_ZOOM = 9;
const FARTHEST_ZOOM = 2;

/** How wide a part of the world is at a zoom, in degrees of longitude, for each pixel. */
export const degreesPerPixel = (zoom: number): number => 360 / (TILE * 2 ** zoom);

/** A viewpoint that has all of these bounds in view on a small screen: degrees west, south, east and north. */
export function viewAround([west, south, east, north]: readonly [number, number, number, number]): Viewpoint {
  // A degree of latitude is longer on the map than one of longitude, and what is shown needs a margin.
  const degrees = Math.max(east - west, (north - south) * 1.3, 0.4) * 1.35;
  const zoom = Math.log2(360 / TILE / (degrees / SMALL_MAP));
  return {
    latitude: (south + north) / 2,
    longitude: (west + east) / 2,
    zoom: Math.max(FARTHEST_ZOOM, Math.min(zoom, NEAREST_ZOOM)),
  };
}
