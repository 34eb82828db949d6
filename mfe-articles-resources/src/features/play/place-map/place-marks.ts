import type { PlayableOf } from '@manna/shared/contracts';
import { mercator } from '@manna/shared/domain';
import { seededNumbers, shuffled } from '../puzzle/seeded';

type Game = PlayableOf<'match-the-place'>;
type MapLevel = Game['levels'][number];
export type MappedPlace = MapLevel['places'][number];

/** The width for which a map is drawn: that of a narrow phone, in pixels. On larger screens it is drawn larger. */
export const MAP_WIDTH = 290;
/** Marks are so far from each other that a finger can choose one, in pixels. */
const APART = 24;
/** Room that a mark needs at the edge. */
const EDGE = 12;
const MOST_MARKS = 12;
const MOST_QUESTIONS = 10;

/** A part of the ground, whose units are those of Web Mercator, in pixels. */
export interface MapFrame {
  height: number;
  /** Pixels of a unit, and the units at the left and upper edge. */
  scale: number;
  left: number;
  top: number;
}

/** A place on the map, with the number by which it is chosen. */
export interface PlaceMark {
  number: number;
  place: MappedPlace;
  x: number;
  y: number;
}

/** What one puzzle shows and asks. */
export interface PlacePuzzle {
  frame: MapFrame;
  /** The place from which distances are told. It is on the map with its name, and not asked for. */
  center: { name: string; x: number; y: number };
  /** From north to south. */
  marks: readonly PlaceMark[];
  /** The marks that are asked for, in this order. */
  asked: readonly PlaceMark[];
}

function frameOf([west, south, east, north]: MapLevel['bounds']): MapFrame {
  const [left, top] = mercator(west, north);
  const [right, bottom] = mercator(east, south);
  const scale = MAP_WIDTH / (right - left);
  return { height: Math.round((bottom - top) * scale), scale, left, top };
}

interface Point {
  x: number;
  y: number;
}

const isApart = (one: Point) => (other: Point) => Math.hypot(one.x - other.x, one.y - other.y) >= APART;

/** The map of a puzzle and its questions; always the same for the same numbers. */
export function placePuzzle({ levels, center }: Game, level: number, puzzle: number): PlacePuzzle {
  const chosenLevel = levels[level - 1];
  if (!chosenLevel) throw new Error(`Match the place has no level ${level}.`);
  const { bounds, places } = chosenLevel;
  const frame = frameOf(bounds);
  const at = ({ lat, lon }: { lat: number; lon: number }): Point => {
    const [x, y] = mercator(lon, lat);
    return { x: (x - frame.left) * frame.scale, y: (y - frame.top) * frame.scale };
  };
  const isInside = ({ x, y }: Point) => x >= EDGE && x <= MAP_WIDTH - EDGE && y >= EDGE && y <= frame.height - EDGE;
  const middle = at(center);
  const next = seededNumbers(puzzle);
  const chosen: (Point & { place: MappedPlace })[] = [];
  for (const place of shuffled(places, next)) {
    const point = at(place);
    const isFree = isInside(point) && [middle, ...chosen].every(isApart(point));
    if (chosen.length < MOST_MARKS && isFree) chosen.push({ ...point, place });
  }
  const marks = chosen.sort((one, other) => one.y - other.y).map((mark, index) => ({ ...mark, number: index + 1 }));
  return {
    frame,
    center: { name: center.name, ...middle },
    marks,
    asked: shuffled(marks, next).slice(0, MOST_QUESTIONS),
  };
}
