import { z } from 'zod';

/** One verse: `book` is the three-character USFM id ('GEN'), chapter and verse count from 1. */
const bibleVerseSchema = z.strictObject({
  book: z.string().regex(/^[0-9A-Z]{3}$/),
  chapter: z.int().positive(),
  verse: z.int().positive(),
});

/** A range of verses in canonical order, both ends included. It may span chapters and books. */
const bibleRangeSchema = z.strictObject({
  is_range: z.literal(true),
  start: bibleVerseSchema,
  end: bibleVerseSchema,
});

/** A single verse or a range. */
export const bibleRefSchema = z.union([bibleVerseSchema, bibleRangeSchema]);
export type BibleVerse = z.infer<typeof bibleVerseSchema>;
export type BibleRef = z.infer<typeof bibleRefSchema>;
