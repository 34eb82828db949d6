import * as z from 'zod/mini';

/** The version of the format. A site reads archives of this version and of older ones. */
export const ARCHIVE_VERSION = 2;

/** The name of the format, so that a foreign JSON file is recognized as one. */
export const ARCHIVE_FORMAT = 'daily-manna-archive';

/** More entries than a reader collects by hand. */
const MOST_PAGES = 10_000;
const MOST_LABELS = 50;
const MOST_KEYS = 200;

/** More than the site lets a reader write into one note, because the texts of two devices may come together. Characters. */
const LONGEST_NOTE = 100_000;
const MOST_TEXTS = 100;

/** Longest label of a bookmark. Characters. */
export const LONGEST_LABEL = 60;

const text = (longest: number) => z.string().check(z.maxLength(longest));
const optionalText = (longest: number) => z.optional(text(longest));

/** A path of the site: nothing that a browser would parse as the URL of another site. */
export const sitePathSchema = z
  .string()
  .check(z.maxLength(2_000), z.regex(/^\/(?!\/)[^\s\\]*$/, 'must be a path of the site'));

const crumbSchema = z.strictObject({
  path: sitePathSchema,
  title: text(500),
  language: optionalText(40),
  icon: optionalText(100),
  iconColor: z.optional(z.enum(['red', 'orange', 'yellow', 'green', 'blue', 'purple'])),
  description: optionalText(2_000),
});
export type ArchiveCrumb = z.infer<typeof crumbSchema>;

/** The beginning of a passage: USFM id of the book, chapter and verse, both from 1. */
const passageSchema = z.strictObject({
  book: z.string().check(z.regex(/^[0-9A-Z]{3}$/)),
  chapter: z.optional(z.int().check(z.gte(1), z.lte(150))),
  verse: z.optional(z.int().check(z.gte(1), z.lte(176))),
});

const pageShape = {
  /** The breadcrumbs of the page; the last one is the page itself. */
  trail: z.array(crumbSchema).check(z.minLength(1), z.maxLength(20)),
  /** Missing if the page is not about a passage. */
  passage: z.optional(passageSchema),
};

const bookmarkSchema = z.strictObject({
  ...pageShape,
  labels: z.array(text(LONGEST_LABEL).check(z.minLength(1))).check(z.maxLength(MOST_LABELS)),
  /** Missing if it is unknown. */
  addedAt: z.optional(z.iso.datetime()),
});

const visitSchema = z.strictObject({
  ...pageShape,
  /** Missing if it is unknown. */
  visitedAt: z.optional(z.iso.datetime()),
});

/** A note on verses of one chapter. It has several texts if devices have written without knowing of each other. */
const noteSchema = z.strictObject({
  id: text(100),
  passage: z.strictObject({
    book: z.string().check(z.regex(/^[0-9A-Z]{3}$/)),
    chapter: z.int().check(z.gte(1), z.lte(150)),
    verses: z.array(z.int().check(z.gte(1), z.lte(176))).check(z.minLength(1), z.maxLength(176)),
  }),
  texts: z
    .array(z.strictObject({ name: text(100), text: text(LONGEST_NOTE) }))
    .check(z.minLength(1), z.maxLength(MOST_TEXTS)),
  addedAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
});

/** Name of a piece of user state: site/preferences. */
const keySchema = z.string().check(z.maxLength(100), z.regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/));

/**
 * What was read from JSON, and is kept as it is: a schema of JSON values would copy objects and lose a key that is named
 * `__proto__`.
 */
const anyJson = z.unknown();

/** Values that only the part of the site that wrote them can read. */
const valuesSchema = z
  .record(keySchema, anyJson)
  .check(z.refine((values) => Object.keys(values).length <= MOST_KEYS, 'has too many values'));

/** `archive.json`: everything that a site has saved for a reader, or that their browser has. */
export const archiveSchema = z.strictObject({
  $schema: z.optional(z.string()),
  format: z.literal(ARCHIVE_FORMAT),
  version: z.int().check(z.gte(1), z.lte(ARCHIVE_VERSION)),
  exportedAt: z.iso.datetime(),
  /** Whose account it was; missing if nobody was signed in. An import leaves it out. */
  profile: z.optional(z.strictObject({ name: text(500), email: text(500) })),
  /** In the reader's order. */
  bookmarks: z.array(bookmarkSchema).check(z.maxLength(MOST_PAGES)),
  /** Newest first. */
  history: z.array(visitSchema).check(z.maxLength(MOST_PAGES)),
  /** Newest first. Missing in archives of version 1. */
  notes: z.optional(z.array(noteSchema).check(z.maxLength(MOST_PAGES))),
  preferences: z.record(z.string().check(z.maxLength(100)), anyJson),
  /** Saved searches and all other pieces of user state, by name. */
  others: valuesSchema,
});
export type Archive = z.infer<typeof archiveSchema>;
