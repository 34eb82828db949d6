import type { TimelineLane } from '@manna/shared/contracts';
import type { TimelineItem } from './load-timeline';

/** How many rows each lane has, from top to bottom. The style sheet has heights for these numbers. */
export const rowsOfLane = {
  lives: 5,
  prophets: 2,
  judah: 2,
  israel: 2,
  empires: 2,
  events: 6,
  writing: 3,
  church: 3,
} as const satisfies Record<TimelineLane, number>;

export const lanes = Object.keys(rowsOfLane) as TimelineLane[];

export type ByLane<Value> = Readonly<Record<TimelineLane, readonly Value[]>>;

export const eachLane = <Value>(valuesOf: (lane: TimelineLane) => readonly Value[]): ByLane<Value> =>
  Object.fromEntries(lanes.map((lane) => [lane, valuesOf(lane)])) as unknown as ByLane<Value>;

/** Best known first. */
const byFame = (one: TimelineItem, other: TimelineItem): number =>
  other.verseCount - one.verseCount || one.start - other.start;

/** The items of each lane, the best known first. */
export const inLanes = (items: readonly TimelineItem[]): ByLane<TimelineItem> =>
  eachLane((lane) => items.filter((item) => item.lane === lane).sort(byFame));
