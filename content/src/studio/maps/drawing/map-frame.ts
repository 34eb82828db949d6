import { geoMercator } from 'd3-geo';
import type { GeoProjection } from 'd3-geo';
import type { LonLat } from '../ground/geography';

export type Point = readonly [x: number, y: number];

/** Degrees: west, south, east, north. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** Where on the picture a map lies, and which part of the earth it shows. */
export interface MapFrame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly projection: GeoProjection;
  /** Pixels of a place; it may lie outside of the frame. */
  project(place: LonLat): Point;
  /** Pixels of a kilometre in the middle of the map. */
  readonly pixelsPerKilometre: number;
}

/** Length of a degree of latitude. */
export const KILOMETRES_PER_DEGREE = 111.2;

/** Bounds around places, with room of `margin` of the extent on each side and of no less than `least` degrees. */
export function boundsAround(places: readonly LonLat[], margin = 0.08, least = 0.1): Bounds {
  const lons = places.map(([lon]) => lon);
  const lats = places.map(([, lat]) => lat);
  const [west, east] = [Math.min(...lons), Math.max(...lons)];
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const roomX = Math.max(least, (east - west) * margin);
  const roomY = Math.max(least, (north - south) * margin);
  return [west - roomX, south - roomY, east + roomX, north + roomY];
}

/** Places the map of `bounds` at x, y in Mercator's projection, `width` wide and as high as its bounds ask for within limits. */
export function frameOf(
  bounds: Bounds,
  place: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly heights: readonly [number, number];
  },
): MapFrame {
  const [west, south, east, north] = bounds;
  const { x, y, width, heights } = place;
  const corners = {
    type: 'MultiPoint' as const,
    coordinates: [[west, south] as [number, number], [east, north] as [number, number]],
  };
  const unit = geoMercator().scale(1).translate([0, 0]);
  const [left = 0, bottom = 0] = unit([west, south]) ?? [];
  const [right = 0, top = 0] = unit([east, north]) ?? [];
  const wanted = (width * (bottom - top)) / (right - left);
  const height = Math.round(Math.min(heights[1], Math.max(heights[0], wanted)));
  const projection = geoMercator().fitExtent(
    [
      [x, y],
      [x + width, y + height],
    ],
    corners,
  );
  const project = (at: LonLat): Point => {
    const [px = 0, py = 0] = projection([at[0], at[1]]) ?? [];
    return [px, py];
  };
  const middle = (south + north) / 2;
  const [, north1] = project([west, middle + 0.5]);
  const [, south1] = project([west, middle - 0.5]);
  return { x, y, width, height, projection, project, pixelsPerKilometre: (south1 - north1) / KILOMETRES_PER_DEGREE };
}

/** The part of the earth that a frame shows. */
export function boundsOf({ projection, x, y, width, height }: MapFrame): Bounds {
  const [west = 0, north = 0] = projection.invert?.([x, y]) ?? [];
  const [east = 0, south = 0] = projection.invert?.([x + width, y + height]) ?? [];
  return [west, south, east, north];
}
