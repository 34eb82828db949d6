import { z } from 'zod';
import { periods } from './content-entries';
import { entryIdSchema, pathSchema, yearSchema } from './entry-fields';

/** The lanes of the timeline, from top to bottom. */
const timelineLanes = ['lives', 'prophets', 'judah', 'israel', 'empires', 'events', 'writing', 'church'] as const;
export type TimelineLane = (typeof timelineLanes)[number];

/** Years, the same for what happened within one, and whether they are only near the true ones. */
const yearsShape = { start: yearSchema, end: yearSchema, isApproximate: z.boolean() };

/** Something that the timeline shows: a life, a reign, an empire, an event, the writing of a book. */
export const timelineItemSchema = z
  .strictObject({
    lane: z.enum(timelineLanes),
    name: z.string().min(1),
    title: z.string().min(1).optional(),
    /** Its entry; absent if the site has none. */
    entry: z.strictObject({ id: entryIdSchema, path: pathSchema }).optional(),
    /** The years of the traditional dating, or the only ones. Approximate, too, if one of them is not known. */
    ...yearsShape,
    /** The years that historians give, the same ones if they agree; absent if there is no date of theirs. */
    historians: z.strictObject(yearsShape).optional(),
    /** The period of an event. */
    period: z.enum(periods).optional(),
    /** How many verses name it: where there is no room for all, what is better known is shown. */
    verseCount: z.int().nonnegative(),
  })
  .refine(
    ({ historians, ...item }) => [item, historians ?? item].every(({ start, end }) => start <= end),
    'it ends before it starts',
  );
export type TimelineItem = z.infer<typeof timelineItemSchema>;
