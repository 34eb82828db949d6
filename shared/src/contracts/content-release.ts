import { z } from 'zod';

/**
 * The kinds of styling that stand off from a chapter's text.
 * verse: one verse, ref 'Gen.1.1'. omitted: min = max, where a verse of the versification has no text here.
 * paragraph; line: a line of poetry, level 1 and up; stanza: a run of whole lines that stand together, no block itself.
 * title: a psalm's title; heading: any other heading inside the text (Psalm 119's letters, a psalm's book division);
 * colophon: the subscription at an epistle's end.
 * added: words the translators supplied; jesus: words of Jesus.
 * noteAnchor: min = max, the place a marginal note hangs on; note: the note's own text; both carry the same ref ('n1').
 */
export const stylingKinds = [
  'verse',
  'omitted',
  'paragraph',
  'line',
  'stanza',
  'title',
  'heading',
  'colophon',
  'added',
  'jesus',
  'noteAnchor',
  'note',
] as const;

/**
 * One stand-off span: content.slice(min, max) in UTF-16 code units is what it styles.
 * level: depth of a poetry line (1 outermost); levelEnd: the level a line that is wrapped goes on at;
 * translationOf: the lemma or phrase of the original that these words render.
 */
export const stylingSpanSchema = z.strictObject({
  kind: z.enum(stylingKinds),
  min: z.int().nonnegative(),
  max: z.int().nonnegative(),
  level: z.int().positive().optional(),
  levelEnd: z.int().positive().optional(),
  ref: z.string().min(1).optional(),
  translationOf: z.string().min(1).optional(),
});
export type StylingKind = (typeof stylingKinds)[number];
export type StylingSpan = z.infer<typeof stylingSpanSchema>;

/** One chapter of one translation. Blocks (paragraphs, lines, titles, notes) are parted by '\n'; notes stand last. */
export const chapterTextSchema = z.strictObject({
  osisId: z.string().regex(/^[0-9A-Za-z]+\.[1-9][0-9]*$/),
  content: z.string().min(1),
  styling: z.array(stylingSpanSchema).min(1),
});
export type ChapterText = z.infer<typeof chapterTextSchema>;

export const translationSchema = z.strictObject({
  /** Lower case, e.g. 'kjv'; shown in upper case. */
  slug: z.string().regex(/^[a-z0-9]+$/),
  name: z.string().min(1),
  shortName: z.string().min(1),
  /** BCP 47. */
  language: z.string().min(2),
  direction: z.enum(['ltr', 'rtl']),
  year: z.int(),
  /** One sentence for readers on the rights in the text. */
  licence: z.string().min(1),
});
export type Translation = z.infer<typeof translationSchema>;

/** Where a part of the release came from, and on what terms. */
export const licenceRecordSchema = z.strictObject({
  source: z.string().min(1),
  version: z.string().min(1),
  licence: z.string().min(1),
  attribution: z.string().min(1),
});

/** manifest.json of a content release; the release's folder is named by `hash`. */
export const contentManifestSchema = z.strictObject({
  schema: z.literal(1),
  /** 64 hexadecimal digits: SHA-256 over the names and digests in `files`. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  counts: z.record(z.string(), z.int().nonnegative()),
  /** File name to SHA-256 of its bytes. */
  files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
  licences: z.array(licenceRecordSchema),
  /** What a source had and the release has not, or places elsewhere, each with its reason. */
  skipped: z.array(z.strictObject({ source: z.string(), ref: z.string(), reason: z.string() })),
});
export type ContentManifest = z.infer<typeof contentManifestSchema>;
