import { inLanes } from './lanes';
import type { TimelineItem } from './load-timeline';
import type { TimeSpan } from './time-span';

/** Whether something happened, or went on, in these years. */
export const isIn =
  ({ from, to }: TimeSpan) =>
  ({ start, end }: Pick<TimelineItem, 'start' | 'end'>): boolean =>
    end >= from && start < to;

/** At most so many of the items, in their order: as many of each lane as there is room for, the best known. */
export function bestKnown(items: readonly TimelineItem[], most: number): TimelineItem[] {
  if (items.length <= most) return [...items];
  const queues = Object.values(inLanes(items));
  const chosen = new Set<TimelineItem>();
  for (let round = 0; chosen.size < most; round += 1)
    for (const queue of queues) {
      const item = queue[round];
      if (item && chosen.size < most) chosen.add(item);
    }
  return items.filter((item) => chosen.has(item));
}
