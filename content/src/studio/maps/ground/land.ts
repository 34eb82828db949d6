import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { z } from 'zod';
import { short } from '@manna/shared/print';
import { packageFiles } from '../../../base/package-files';
import type { LonLat } from './geography';
import { boundsOf, KILOMETRES_PER_DEGREE } from '../drawing/map-frame';
import type { Bounds, MapFrame, Point } from '../drawing/map-frame';

type Ring = readonly LonLat[];

/** Islands that are smaller than this many pixels are left out. */
const SPECK = 3;
/** Land is cut off this many pixels beyond the frame, so that coasts have no edge along it. */
const BLEED = 60;

const topologySchema = z.custom<Topology<{ land: GeometryCollection }>>(
  (value) =>
    z.object({ type: z.literal('Topology'), objects: z.object({ land: z.object({}) }) }).safeParse(value).success,
);

/** A piece of land: its coast, and after it the shores of seas within it. */
interface Piece {
  readonly rings: readonly Ring[];
  readonly bounds: Bounds;
}

// The coast of the whole world is read once, and its pieces are chosen by their bounds.
let pieces: readonly Piece[] | undefined;

function pieceOf(rings: readonly Ring[]): Piece {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [lon, lat] of rings[0] ?? []) {
    [west, south] = [Math.min(west, lon), Math.min(south, lat)];
    [east, north] = [Math.max(east, lon), Math.max(north, lat)];
  }
  return { rings, bounds: [west, south, east, north] };
}

function landPieces(): readonly Piece[] {
  if (pieces) return pieces;
  const topology = packageFiles('world-atlas').read('land-10m.json', topologySchema);
  pieces = feature(topology, topology.objects.land).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [pieceOf(geometry.coordinates as unknown as Ring[])];
    if (geometry.type !== 'MultiPolygon') return [];
    return geometry.coordinates.map((rings) => pieceOf(rings as unknown as Ring[]));
  });
  return pieces;
}

/** The part of a ring on one side of a meridian or parallel (one step of Sutherland and Hodgman's clipping). */
function cut(ring: Ring, axis: 0 | 1, limit: number, above: boolean): Ring {
  const inside = (place: LonLat) => (above ? place[axis] >= limit : place[axis] <= limit);
  const inner: LonLat[] = [];
  ring.forEach((to, index) => {
    const from = ring[index - 1] ?? ring.at(-1) ?? to;
    if (inside(from) !== inside(to)) {
      const t = (limit - from[axis]) / (to[axis] - from[axis]);
      inner.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]);
    }
    if (inside(to)) inner.push(to);
  });
  return inner;
}

const cutTo = (ring: Ring, [west, south, east, north]: Bounds): Ring =>
  cut(cut(cut(cut(ring, 0, west, true), 0, east, false), 1, south, true), 1, north, false);

/** What a ring of places or pixels encloses, in their unit squared; it may end where it begins. */
export const area = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [fromX, fromY] = ring.at(index - 1) ?? [x, y];
      return sum + fromX * y - x * fromY;
    }, 0) / 2,
  );

/** The coasts of a frame in pixels, each a closed ring, without specks. */
export function coasts(frame: MapFrame): Point[][] {
  const [west, south, east, north] = boundsOf({
    ...frame,
    x: frame.x - BLEED,
    y: frame.y - BLEED,
    width: frame.width + 2 * BLEED,
    height: frame.height + 2 * BLEED,
  });
  const speck = SPECK / (frame.pixelsPerKilometre * KILOMETRES_PER_DEGREE);
  return (
    landPieces()
      .filter(
        ({ bounds: [left, bottom, right, top] }) =>
          left < east &&
          right > west &&
          bottom < north &&
          top > south &&
          (right - left > speck || top - bottom > speck),
      )
      .flatMap(({ rings }) => rings)
      .map((ring) => cutTo(ring, [west, south, east, north]).map(frame.project))
      // A piece that only touches the frame's corner is cut down to a line.
      .filter((ring) => area(ring) > 1)
  );
}

/** The coasts within bounds in degrees: `land` around pieces of it, `seas` around those that lie within land. */
export function coastRings(bounds: Bounds): { land: LonLat[][]; seas: LonLat[][] } {
  const rings = landPieces().flatMap((piece) =>
    piece.rings.map((ring, index) => ({ ring: [...cutTo(ring, bounds)], isSea: index > 0 })),
  );
  const of = (sea: boolean) =>
    rings.filter(({ ring, isSea }) => isSea === sea && ring.length > 2).map(({ ring }) => ring);
  return { land: of(false), seas: of(true) };
}

/** Path data of rings, without points that are nearer to the last than `finest` pixels. */
export function coastPath(rings: readonly (readonly Point[])[], finest: number): string {
  const tenth = (value: number) => short(Math.round(value * 10) / 10);
  return rings
    .map((ring) => {
      let last: Point | undefined;
      const inner = ring.filter((point) => {
        const far = !last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= finest;
        if (far) last = point;
        return far;
      });
      return inner.length > 2 ? `M${inner.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}Z` : '';
    })
    .join('');
}
