import { z } from 'zod';

/** A name in the original language, from the lexicon. */
export const originalWordSchema = z.strictObject({
  /** 'H85', 'G11'. */
  strongs: z.string().regex(/^[HG][1-9][0-9]*$/),
  /** 'he', 'arc' or 'grc'. */
  language: z.enum(['he', 'arc', 'grc']),
  text: z.string().min(1),
  transliteration: z.string().min(1),
  pronunciation: z.string().min(1).optional(),
  /** What the lexicon says the name means, if it says so. */
  meaning: z.string().min(1).optional(),
});
export type OriginalWord = z.infer<typeof originalWordSchema>;

/** An entry of Strong's lexicon. */
export const lexiconEntrySchema = z.strictObject({
  /** 'H1' … 'H8674', 'G1' … 'G5624'. */
  strongs: z.string().regex(/^[HG][1-9][0-9]*$/),
  lemma: z.string().min(1),
  language: z.enum(['he', 'arc', 'grc']),
  transliteration: z.string(),
  pronunciation: z.string(),
  derivation: z.string(),
  definition: z.string(),
  /** How the King James Version renders it. */
  kjvDefinition: z.string(),
});
export type LexiconEntry = z.infer<typeof lexiconEntrySchema>;
