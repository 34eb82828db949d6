import { latitudeAt, mercator } from '@manna/shared/domain';
import { BASE_MAP_BOUNDS } from '@manna/shared/domain/atlas';
import { boundsOf, type Coordinates } from './bounds-of';
import type { Camera } from './draw-map';

/** Limit of the first zoom, so that a map of one place shows the country around it. */
const MAX_FIRST_ZOOM = 7.5;
/** Largest margins beside, above and below the outermost pins, for their names. Pixels. */
const [SIDE_MARGIN, MARGIN] = [112, 56];
/** Pixels of a degree of longitude at zoom 0: the world is as wide as one tile of the library. */
const DEGREE = 512 / 360;

/** The inner size of an element, in CSS pixels. */
export type FrameSize = Pick<HTMLElement, 'clientWidth' | 'clientHeight'>;

/** What a map shows at first. */
export interface MarkersView {
  /** Pixels of a degree of longitude. */
  scale: number;
  /** Its upper left corner, in Web Mercator. */
  left: number;
  top: number;
  camera: Camera;
  /** Where a place is, in pixels from that corner. */
  project: (place: Coordinates) => { x: number; y: number };
}

/** The middle of a part, moved as far as needed for a stretch around it to lie within the ground. */
const within = (middle: number, stretch: number, from: number, to: number): number =>
  Math.min(Math.max(middle, from + stretch / 2), to - stretch / 2);

/** The view that has all the places in a frame, and nothing beyond the ground. */
export function viewOfMarkers(places: readonly Coordinates[], { clientWidth, clientHeight }: FrameSize): MarkersView {
  const [west, south, east, north] = boundsOf(places);
  const [[x1, y2], [x2, y1]] = [mercator(west, south), mercator(east, north)];
  const [[edgeWest, edgeSouth], [edgeEast, edgeNorth]] = [
    mercator(BASE_MAP_BOUNDS[0], BASE_MAP_BOUNDS[1]),
    mercator(BASE_MAP_BOUNDS[2], BASE_MAP_BOUNDS[3]),
  ];
  const above = Math.min(MARGIN, Math.min(clientWidth, clientHeight) / 5);
  const beside = Math.min(SIDE_MARGIN, clientWidth / 5);
  const scale = Math.max(
    Math.min(
      DEGREE * 2 ** MAX_FIRST_ZOOM,
      (clientWidth - 2 * beside) / (x2 - x1),
      (clientHeight - 2 * above) / (y2 - y1),
    ),
    clientWidth / (edgeEast - edgeWest),
    clientHeight / (edgeSouth - edgeNorth),
  );
  const [width, height] = [clientWidth / scale, clientHeight / scale];
  const [x, y] = [
    within((x1 + x2) / 2, width, edgeWest, edgeEast),
    within((y1 + y2) / 2, height, edgeNorth, edgeSouth),
  ];
  const [left, top] = [x - width / 2, y - height / 2];
  return {
    scale,
    left,
    top,
    camera: { center: [x, latitudeAt(y)], zoom: Math.log2(scale / DEGREE) },
    project: ({ longitude, latitude }) => {
      const [px, py] = mercator(longitude, latitude);
      return { x: (px - left) * scale, y: (py - top) * scale };
    },
  };
}
