import { z } from 'zod';
import { entryIdSchema } from './entry-fields';
import { languageSchema } from './language';
import { proseSchema } from './prose';

/** What a page shows after its text, from data: licence records, links to the site on other services, a link to the store, ways to help. */
export const pageAdditions = ['attributions', 'social', 'store', 'support'] as const;
export type PageAddition = (typeof pageAdditions)[number];

/**
 * A page of the site itself, or the text of one of its dialogs, in one language. In its body a link to another page is an
 * `entry` inline with the id 'pages-<slug>'.
 */
export const sitePageSchema = z.strictObject({
  /** Its path without the leading slash: 'our-story'. */
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  language: languageSchema,
  title: z.string().min(1).max(90),
  /** One or two sentences for search engines. */
  description: z.string().min(20).max(300),
  body: proseSchema.min(1),
  shows: z.enum(pageAdditions).optional(),
});
export type SitePage = z.infer<typeof sitePageSchema>;

/** A verse or a range of verses in one chapter: 'Ps.118.24', 'Ps.23.1-Ps.23.3'. */
export const passageSchema = z.string().regex(/^([0-9A-Za-z]+\.[1-9]\d*)\.[1-9]\d*(-\1\.[1-9]\d*)?$/);

/** Days of a leap year. The list of daily verses has one verse for each; 29 February is the 60th. */
export const DAYS_OF_LIST = 366;

/** Something that the Bible dates by month and day. */
export const datedDaySchema = z.strictObject({
  /** The Bible's month: 1 is Abib or Nisan, 12 is Adar; in a year of thirteen months 12 is the second Adar. */
  month: z.int().min(1).max(12),
  day: z.int().min(1).max(30),
  /** The passage that says so. */
  osis: passageSchema,
  /** What happened, in English. */
  sentence: z.string().min(20).max(220),
  /** The sentence in other languages. */
  translations: z.partialRecord(languageSchema, z.string().min(20).max(260)).optional(),
  /** Id of an entry with more about it. */
  entry: entryIdSchema.optional(),
});
export type DatedDay = z.infer<typeof datedDaySchema>;
