import { z } from 'zod';

/** What the front matter of a reading plan says. */
export const planOptionsSchema = z.strictObject({
  days: z.int().min(7).max(366),
  psalms: z.enum(['weekends', 'daily']),
  title: z.string().min(1),
  subtitle: z.string().min(1),
  /** Stands on the title page. */
  verse: z.string().min(1),
  /** How the plan is read, a paragraph each. */
  how: z.array(z.string().min(1)).min(1),
  /** Each page after the first ends with the first of these that is read on it. */
  verses: z.array(z.string().min(1)).default([]),
});
export type PlanOptions = z.infer<typeof planOptionsSchema>;
