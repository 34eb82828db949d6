import polygonClipping from 'polygon-clipping';
import { boundsAround } from '../drawing/map-frame';
import { thinned } from './base-map-data';
import type { LonLat } from './geography';
import { area, coastRings } from './land';

const corners = (ring: readonly LonLat[]) => ring.map(([lon, lat]): [number, number] => [lon, lat]);

/**
 * The largest piece of land within a ring, so that a ring whose sides on the sea are drawn loosely ends at the coast. Islands
 * before it and scraps of other coasts are left out.
 */
export function landPart(ring: readonly LonLat[]): LonLat[] {
  const { land } = coastRings(boundsAround(ring));
  const pieces = polygonClipping.intersection(
    [corners(ring)],
    land.map((coast) => [corners(thinned(coast))]),
  );
  return pieces
    .flatMap(([outer]) => (outer ? [outer] : []))
    .reduce<LonLat[]>((largest, piece) => (area(piece) > area(largest) ? piece : largest), []);
}
