import { z } from 'zod';
import { proseSchema } from './prose';
import { passageSchema } from './site-page';

/** What kind of writing a book of the Bible is. */
const bookGenres = ['law', 'history', 'poetry', 'wisdom', 'prophecy', 'gospel', 'letter', 'apocalypse'] as const;
export type BookGenre = (typeof bookGenres)[number];

const CHAPTER = String.raw`[0-9A-Za-z]+\.[1-9]\d*`;
const VERSE = String.raw`${CHAPTER}\.[1-9]\d*`;

/** A part of a book: whole chapters, 'Gen.1' or 'Gen.1-Gen.11', or verses, 'Gen.1.1-Gen.2.3'. */
const bookPartSchema = z.string().regex(new RegExp(`^(?:${CHAPTER}(?:-${CHAPTER})?|${VERSE}(?:-${VERSE})?)$`));

/** What stands before a book of the Bible: what it is, and how it goes. In English. */
export const bookIntroductionSchema = z.strictObject({
  /** OSIS id of the book: 'Gen'. */
  book: z.string().regex(/^[0-9A-Za-z]+$/),
  /** What it is, in a line without a full stop. */
  title: z.string().min(20).max(110),
  genre: z.enum(bookGenres),
  /** Whose the book is said to be, and by whom: 'Moses, by tradition'. */
  writer: z.string().min(1).max(60),
  body: proseSchema.min(1),
  /** The verse that says what it is about. */
  keyVerse: passageSchema,
  /** Its parts, one behind the other; together they are the whole book. */
  sections: z
    .array(z.strictObject({ title: z.string().min(1).max(70), osis: bookPartSchema }))
    .min(3)
    .max(7),
});
export type BookIntroduction = z.infer<typeof bookIntroductionSchema>;
