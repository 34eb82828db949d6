import { z } from 'zod';
import { proseSchema } from './prose';

/** A commentary on the Bible, as `commentaries.json` lists it. */
export const commentarySchema = z.strictObject({
  /** Lower case, as in URLs: 'mhcc'. */
  slug: z.string().regex(/^[a-z0-9]+$/),
  name: z.string().min(1),
  /** BCP 47. */
  language: z.string().min(2),
  direction: z.enum(['ltr', 'rtl']),
  /** One sentence for readers on the rights in the text. */
  licence: z.string().min(1),
  /** How many passages it has something to say about. */
  passages: z.int().positive(),
});
export type Commentary = z.infer<typeof commentarySchema>;

/**
 * What a commentary says about one passage: 'Gen.1' for words about a chapter as a whole, such as an introduction;
 * otherwise a verse, 'Gen.1.1', or verses of one chapter, 'Gen.1.1-Gen.1.2'. The headings of its body have level 3.
 */
export const commentaryPassageSchema = z.strictObject({
  osis: z.string().regex(/^([0-9A-Za-z]+\.[1-9]\d*)(?:\.[1-9]\d*(?:-\1\.[1-9]\d*)?)?$/),
  body: proseSchema.min(1),
});
export type CommentaryPassage = z.infer<typeof commentaryPassageSchema>;
