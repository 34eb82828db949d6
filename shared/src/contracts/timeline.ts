import { z } from 'zod';
import { periods } from './content-entries';
import { entryIdSchema, pathSchema, yearSchema } from './entry-fields';

/** The lanes of the timeline, from top to bottom. */
const timelineLanes = ['lives', 'prophets', 'judah', 'israel', 'empires', 'events', 'church'] as const;
export type TimelineLane = (typeof timelineLanes)[number];

/** Something that the timeline shows: a life, a reign, an empire, an event. */
export const timelineItemSchema = z
  .strictObject({
    lane: z.enum(timelineLanes),
    name: z.string().min(1),
    title: z.string().min(1).optional(),
    /** Its entry; absent if the site has none. */
    entry: z.strictObject({ id: entryIdSchema, path: pathSchema }).optional(),
    /** First and last year; the same for what happened within one. */
    start: yearSchema,
    end: yearSchema,
    /** Whether a year is near the true one, or one of them is not known. */
    isApproximate: z.boolean(),
    /** The period of an event. */
    period: z.enum(periods).optional(),
    /** How many verses name it: where there is no room for all, what is better known is shown. */
    verseCount: z.int().nonnegative(),
  })
  .refine(({ start, end }) => start <= end, 'it ends before it starts');
export type TimelineItem = z.infer<typeof timelineItemSchema>;
