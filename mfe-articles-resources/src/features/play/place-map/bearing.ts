import { KILOMETRES_PER_MILE, kilometresBetween, type Coordinates } from '@manna/shared/domain';

const RADIANS = Math.PI / 180;
/** From this distance on it is told to the nearest five. */
const ROUGH_FROM = 20;

const rounded = (length: number) => (length < ROUGH_FROM ? Math.round(length) : Math.round(length / 5) * 5);

/** Kilometres and miles between two places, as one would say them. */
export function distanceBetween(one: Coordinates, other: Coordinates): { kilometres: number; miles: number } {
  const kilometres = kilometresBetween(one, other);
  return { kilometres: rounded(kilometres), miles: rounded(kilometres / KILOMETRES_PER_MILE) };
}

/** The direction from one place to another as the crow flies at first: 0 for north, 1 for north-east, up to 7. */
export function directionFrom(one: Coordinates, other: Coordinates): number {
  const [from, to] = [one.lat * RADIANS, other.lat * RADIANS];
  const east = (other.lon - one.lon) * RADIANS;
  const angle = Math.atan2(
    Math.sin(east) * Math.cos(to),
    Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(east),
  );
  return (Math.round(angle / (Math.PI / 4)) + 8) % 8;
}
