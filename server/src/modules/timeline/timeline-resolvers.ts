import type { TimelineItem } from '@manna/shared/contracts';
import type { QueryContext } from '../graphql/query-context';

export const timelineResolvers = {
  Query: { timeline: (_: unknown, _args: unknown, { timeline }: QueryContext) => timeline.items() },
  TimelineItem: { path: ({ entry }: TimelineItem): string | undefined => entry?.path },
};
