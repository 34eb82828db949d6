/** A point of the map on the screen, in CSS pixels. */
export interface ScreenPoint {
  x: number;
  y: number;
}

/** Pins that are shown as one, because there is no room for each of them. */
export interface PinGroup<Marker> extends ScreenPoint {
  markers: Marker[];
}

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
