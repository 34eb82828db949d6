import type { PinGroup } from './group-pins';
import type { MapMarker } from './map-marker';
import type { FrameSize } from './view-of-markers';

/** Sizes of the names of the places, and of the place that the page is about. Pixels. */
const [SIZE, SUBJECT_SIZE] = [14, 16];
/** Width of a letter, height of a line, and distance of a name from its place, in its size. */
const [LETTER, LINE, OFFSET] = [0.53, 1.2, 1.35];
/** Half the width of the room of a pin. Pixels. */
const PIN = 12;
/** The corner that the map's buttons will have. Pixels. */
const [BUTTONS_WIDTH, BUTTONS_HEIGHT] = [104, 60];
const SLANT = Math.SQRT1_2;

/** Ways from a place to its name, in the order in which they are tried. */
const ways = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [SLANT, SLANT],
  [SLANT, -SLANT],
  [-SLANT, SLANT],
  [-SLANT, -SLANT],
] as const;

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** The name of a place on a drawing: the middle of its line, and the end of it that is nearest to the place. */
export interface PlacedName {
  id: string;
  title: string;
  isSubject: boolean;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

const overlaps = (one: Box, other: Box): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

/** Puts a name beside each pin where it covers no pin and no other name; a name without room is left out. */
export function placeNames(
  groups: readonly PinGroup<MapMarker>[],
  { clientWidth, clientHeight }: FrameSize,
): PlacedName[] {
  const taken: Box[] = [
    [clientWidth - BUTTONS_WIDTH, 0, clientWidth, BUTTONS_HEIGHT],
    ...groups.map(({ x, y }): Box => [x - PIN, y - PIN, x + PIN, y + PIN]),
  ];
  return groups.flatMap(({ x, y, markers: [first] }): PlacedName[] => {
    if (!first) return [];
    const { id, title, isSubject } = first;
    const size = isSubject ? SUBJECT_SIZE : SIZE;
    const [width, height] = [title.length * size * LETTER, size * LINE];
    for (const [right, down] of ways) {
      const [px, py] = [x + right * OFFSET * size, y + down * OFFSET * size];
      const left = px + (right === 0 ? -width / 2 : right > 0 ? 0 : -width);
      const top = py + (down === 0 ? -height / 2 : down > 0 ? -height / 4 : (-height * 3) / 4);
      const box: Box = [left, top, left + width, top + height];
      const isInside = left >= 0 && top >= 0 && box[2] <= clientWidth && box[3] <= clientHeight;
      if (!isInside || taken.some((other) => overlaps(box, other))) continue;
      taken.push(box);
      return [
        {
          id,
          title,
          isSubject,
          x: px,
          y: top + height / 2,
          anchor: right === 0 ? 'middle' : right > 0 ? 'start' : 'end',
        },
      ];
    }
    return [];
  });
}
