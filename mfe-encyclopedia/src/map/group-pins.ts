import type { MapMarker } from './map-marker';

/** A point of the map on the screen, in CSS pixels. */
export interface ScreenPoint {
  x: number;
  y: number;
}

/** Pins that are shown as one, because there is no room for each of them. */
export interface PinGroup<Marker> extends ScreenPoint {
  markers: Marker[];
}

/** Width of the target for a finger and for a mouse, in CSS pixels. */
const [TOUCH, MOUSE] = [44, 28] as const;

/**
 * Groups pins whose centres are less than `room` pixels from the centre of a group, which is that of its first pin. No
 * two groups in the result are that near, so that each can be hit.
 */
export function groupPins<Marker>(
  markers: readonly Marker[],
  pointOf: (marker: Marker) => ScreenPoint,
  room: number,
): PinGroup<Marker>[] {
  const groups: PinGroup<Marker>[] = [];
  for (const marker of markers) {
    const { x, y } = pointOf(marker);
    const near = groups.find((group) => Math.hypot(group.x - x, group.y - y) < room);
    if (near) near.markers.push(marker);
    else groups.push({ x, y, markers: [marker] });
  }
  return groups;
}

/** Groups the pins of a map with room for the reader's finger or mouse. The page's own place keeps its position. */
export const groupsOf = (
  markers: readonly MapMarker[],
  pointOf: (marker: MapMarker) => ScreenPoint,
): PinGroup<MapMarker>[] =>
  groupPins(
    markers.toSorted((one, other) => Number(other.isSubject) - Number(one.isSubject)),
    pointOf,
    matchMedia('(pointer: coarse)').matches ? TOUCH : MOUSE,
  );

/** The places that have a name on the map, one for each group. */
export const namedOf = (groups: readonly PinGroup<MapMarker>[]): MapMarker[] =>
  groups.flatMap(({ markers: [first] }) => first ?? []);
