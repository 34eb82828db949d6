import type { LoaderArgs } from '@manna/shared/contracts';
import { TimelineDocument, type TimelineQuery } from '../../generated/graphql';

export type TimelineItem = TimelineQuery['timeline'][number];

/** Everything that the timeline shows, and the year in which it ends. */
export interface TimelineData {
  items: TimelineItem[];
  thisYear: number;
}

export async function loadTimeline({ data }: LoaderArgs): Promise<TimelineData> {
  const { timeline } = await data.query(TimelineDocument, {});
  return { items: timeline, thisYear: new Date().getFullYear() };
}
