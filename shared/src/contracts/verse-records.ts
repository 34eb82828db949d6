import { z } from 'zod';

/**
 * One word of the Hebrew Bible. `text` has points and accents. Prefix, stem and suffix are separated by '/', in `lemma`
 * and `morphology` too. `strongs` is the stem's.
 */
export const hebrewWordSchema = z.strictObject({
  text: z.string().min(1),
  lemma: z.string(),
  /** OSHM code, e.g. 'HR/Ncfsa'. */
  morphology: z.string(),
  strongs: z
    .string()
    .regex(/^H[1-9][0-9]*$/)
    .optional(),
  /**
   * 'ketiv': the written form, without points. Readers say the 'qere' that follows it, or nothing if none follows.
   * A 'qere' is not part of the verse's text.
   */
  reading: z.enum(['ketiv', 'qere']).optional(),
  /** A word of the psalm's title, which comes before verse 1 and is not part of the verse's text. */
  title: z.literal(true).optional(),
});
export type HebrewWord = z.infer<typeof hebrewWordSchema>;

/** The words of one verse, in the text's order; `id` as in an entry's `verses`. */
export const verseWordsSchema = z.strictObject({ id: z.int().positive(), words: z.array(hebrewWordSchema).min(1) });

/** A verse's text in each translation that has it, and its cross-references; `id` as in an entry's `verses`. */
export const verseRecordSchema = z.strictObject({
  id: z.int().positive(),
  /** 'Gen.1.1'. */
  osisId: z.string().min(1),
  /** The verse's words by translation slug. */
  texts: z.record(z.string(), z.string()),
  /** Verse ids, in the source's order. */
  crossReferences: z.array(z.int().positive()),
});
export type VerseRecord = z.infer<typeof verseRecordSchema>;
