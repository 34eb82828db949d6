import { curveCatmullRom, curveCatmullRomClosed, type CurveFactory } from 'd3-shape';
import { ContentError } from '../../../base/content-error';
import { readGeography } from './geography';
import type { GeographyFeature, LonLat } from './geography';
import { coastRings } from './land';
import type { Bounds } from '../drawing/map-frame';
import type { DataFeature } from './map-geojson';

/** Where maps are read closely, west, south, east, north: from the Nile to Damascus. */
const HOME: Bounds = [31, 27, 38, 37.5];
/** Degrees between points of a coast, there and elsewhere; smaller islands are left out. Some 400 m, 2 km and 3 km. */
const [NEAR, FAR, SPECK] = [0.004, 0.02, 0.03];
/** Points that a curve has between two that were drawn. */
const BETWEEN = 6;

const rounded = ([lon, lat]: LonLat): LonLat => [Math.round(lon * 1e3) / 1e3, Math.round(lat * 1e3) / 1e3];
const isHome = ([lon, lat]: LonLat) => lon > HOME[0] && lon < HOME[2] && lat > HOME[1] && lat < HOME[3];

/** A ring without points that are too near to the last; it ends where it begins. */
export function thinned(ring: readonly LonLat[]): LonLat[] {
  const points: LonLat[] = [];
  for (const place of ring) {
    const last = points.at(-1);
    const finest = isHome(place) ? NEAR : FAR;
    if (!last || Math.hypot(place[0] - last[0], place[1] - last[1]) >= finest) points.push(place);
  }
  const closed = points.map(rounded);
  const [first] = closed;
  return first && String(first) !== String(closed.at(-1)) ? [...closed, first] : closed;
}

const isSpeck = (ring: readonly LonLat[]): boolean => {
  const extent = (axis: 0 | 1) =>
    Math.max(...ring.map((place) => place[axis])) - Math.min(...ring.map((place) => place[axis]));
  return ring.length < 4 || Math.max(extent(0), extent(1)) < SPECK;
};

/** Takes down the points of the Bézier curves that d3 draws through places. */
class CurvePoints {
  readonly points: LonLat[] = [];

  moveTo(x: number, y: number) {
    this.points.push([x, y]);
  }
  lineTo(x: number, y: number) {
    this.points.push([x, y]);
  }
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number) {
    const [x0, y0] = this.points.at(-1) ?? [x1, y1];
    for (let step = 1; step <= BETWEEN; step++) {
      const t = step / BETWEEN;
      const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
      this.points.push([a * x0 + b * x1 + c * x2 + d * x, a * y0 + b * y1 + c * y2 + d * y]);
    }
  }
  closePath() {
    // A ring's last place is its first already.
  }
}

/** A smooth line through places: as the pictures of the site draw the same rivers and shores. */
function smoothed(places: readonly LonLat[], closed: boolean): LonLat[] {
  const taken = new CurvePoints();
  const factory = closed ? curveCatmullRomClosed : curveCatmullRom;
  // A curve only ever calls what CurvePoints has.
  const curve = factory.alpha(0.5)(taken as unknown as Parameters<CurveFactory>[0]);
  curve.lineStart();
  for (const [x, y] of closed ? places.slice(0, -1) : places) curve.point(x, y);
  curve.lineEnd();
  const points = taken.points.map(rounded);
  const [first] = points;
  return closed && first && String(first) !== String(points.at(-1)) ? [...points, first] : points;
}

function water({ geometry, properties }: GeographyFeature<'waters'>): DataFeature {
  return geometry.type === 'Polygon'
    ? { properties, geometry: { type: 'Polygon', coordinates: [smoothed(geometry.coordinates[0], true)] } }
    : { properties, geometry: { type: 'LineString', coordinates: smoothed(geometry.coordinates, false) } };
}

const hills = ({ geometry, properties: { kind, detail } }: GeographyFeature<'hills'>): DataFeature => ({
  properties: { kind, detail },
  geometry: { type: 'LineString', coordinates: smoothed(geometry.coordinates, false) },
});

function label(key: string, detail: number): DataFeature {
  const found = readGeography('names').find(({ properties }) => properties.key === key);
  if (!found) throw new ContentError(`content/authored/geography/names.json has no name "${key}".`);
  const { name, kind } = found.properties;
  return { properties: { kind: `${kind} name`, name: name.replaceAll('\n', ' '), detail }, geometry: found.geometry };
}

/**
 * The ground of a map, for other maps to be drawn on: `kind` 'land', with inland seas as 'sea', 'lake', 'river', 'ancient'
 * for a river that has run dry, 'ridge' for the line of a range of hills, and '… name' for a word's place. `detail` says from how near it is worth drawing: 1 always,
 * 2 on maps of a country, 3 on maps of a day's walk. `names` are keys of content/authored/geography/names.json by detail.
 */
export function baseMapData(bounds: Bounds, names: readonly (readonly string[])[]): DataFeature[] {
  const { land, seas } = coastRings(bounds);
  const ground = (kind: 'land' | 'sea', rings: readonly (readonly LonLat[])[]) =>
    rings
      .map(thinned)
      .filter((ring) => !isSpeck(ring))
      .map((ring): DataFeature => ({ properties: { kind }, geometry: { type: 'Polygon', coordinates: [ring] } }));
  return [
    ...ground('land', land),
    ...ground('sea', seas),
    ...readGeography('waters').map(water),
    ...readGeography('hills').map(hills),
    ...names.flatMap((keys, index) => keys.map((key) => label(key, index + 1))),
  ];
}
