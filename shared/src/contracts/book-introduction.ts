import { z } from 'zod';
import type { Language } from './language';
import { proseSchema } from './prose';
import { passageSchema } from './site-page';

/** Literary genres of the books of the Bible. */
const bookGenres = ['law', 'history', 'poetry', 'wisdom', 'prophecy', 'gospel', 'letter', 'apocalypse'] as const;
export type BookGenre = (typeof bookGenres)[number];

const CHAPTER = String.raw`[0-9A-Za-z]+\.[1-9]\d*`;
const VERSE = String.raw`${CHAPTER}\.[1-9]\d*`;

/** A part of a book: whole chapters, 'Gen.1' or 'Gen.1-Gen.11', or verses, 'Gen.1.1-Gen.2.3'. */
const bookPartSchema = z.string().regex(new RegExp(`^(?:${CHAPTER}(?:-${CHAPTER})?|${VERSE}(?:-${VERSE})?)$`));

/** A text in every language of the site. `min` and `max` are in characters; a translation may be a quarter longer. */
const translated = (min: number, max: number) => {
  const translation = z
    .string()
    .min(min)
    .max(Math.ceil(max * 1.25));
  return z.strictObject({ en: z.string().min(min).max(max), es: translation } satisfies Record<Language, z.ZodString>);
};

/** The introduction of a book of the Bible. Its title and writer are in every language, the rest is in English. */
export const bookIntroductionSchema = z.strictObject({
  /** OSIS id of the book: 'Gen'. */
  book: z.string().regex(/^[0-9A-Za-z]+$/),
  /** A summary of the book in one line, without a full stop. */
  title: translated(20, 110),
  genre: z.enum(bookGenres),
  /** Who wrote the book, and who says so: 'Moses, by tradition'. */
  writer: translated(1, 60),
  body: proseSchema.min(1),
  /** The verse that sums the book up. */
  keyVerse: passageSchema,
  /** Its parts in order. Together they cover the whole book. */
  sections: z
    .array(z.strictObject({ title: z.string().min(1).max(70), osis: bookPartSchema }))
    .min(3)
    .max(7),
});
export type BookIntroduction = z.infer<typeof bookIntroductionSchema>;
