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

/** How often a text occurs. */
export const countedTextSchema = z.strictObject({ text: z.string().min(1), count: z.int().positive() });
export type CountedText = z.infer<typeof countedTextSchema>;

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
  /** Its forms in the Hebrew Bible, without prefixes and suffixes, the most frequent first. */
  forms: z.array(countedTextSchema).optional(),
  /** What the King James Version has for it where that is sure, the most frequent first. */
  renderings: z.array(countedTextSchema).optional(),
});
export type LexiconEntry = z.infer<typeof lexiconEntrySchema>;
