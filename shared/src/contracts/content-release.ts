import { z } from 'zod';

/**
 * Kinds of styling, which is stored apart from a chapter's text.
 * verse: one verse, ref 'Gen.1.1'. omitted: min = max, the offset of a verse that has no text here.
 * paragraph; line: a line of poetry, level 1 and up; stanza: consecutive whole lines, not a block itself.
 * title: a psalm's title; heading: any other heading inside the text (Psalm 119's letters, a psalm's book division);
 * colophon: the subscription at an epistle's end.
 * added: words the translators supplied; jesus: words of Jesus.
 * noteAnchor: min = max, the offset that a marginal note refers to; note: the note's own text; both have one ref ('n1').
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
 * Why a translation has no words for a verse.
 * edition: the edition itself leaves the verse out; copy: the edition has it, but the copy that the release is made from
 * does not; faulty: that copy has words for it that are damaged, so they are not shown.
 */
export const omissionReasons = ['edition', 'copy', 'faulty'] as const;
export type OmissionReason = (typeof omissionReasons)[number];

/**
 * One styling span. It styles content.slice(min, max), in UTF-16 code units.
 * level: depth of a poetry line (1 outermost); levelEnd: level of the continuation of a wrapped line;
 * translationOf: the original lemma or phrase that these words translate;
 * reason: of an 'omitted' span, why the verse has no words; absent if the source does not say;
 * siteNote: of a 'note' span that is the site's own and not the edition's, its text in the site's other languages. The
 * content has the English text.
 */
export const stylingSpanSchema = z.strictObject({
  kind: z.enum(stylingKinds),
  min: z.int().nonnegative(),
  max: z.int().nonnegative(),
  level: z.int().positive().optional(),
  levelEnd: z.int().positive().optional(),
  ref: z.string().min(1).optional(),
  translationOf: z.string().min(1).optional(),
  reason: z.enum(omissionReasons).optional(),
  siteNote: z.strictObject({ es: z.string().min(1) }).optional(),
});
export type StylingKind = (typeof stylingKinds)[number];
export type StylingSpan = z.infer<typeof stylingSpanSchema>;

/** One chapter of one translation. Blocks (paragraphs, lines, titles, notes) are separated by '\n'; notes come last. */
export const chapterTextSchema = z.strictObject({
  osisId: z.string().regex(/^[0-9A-Za-z]+\.[1-9][0-9]*$/),
  content: z.string().min(1),
  styling: z.array(stylingSpanSchema).min(1),
});
export type ChapterText = z.infer<typeof chapterTextSchema>;

/** What a translation has beyond its verses' words. All but hebrewWords are stored as spans of its chapters. */
export const translationFeatures = [
  /** 'added' spans. */
  'addedWords',
  /** 'jesus' spans. */
  'wordsOfJesus',
  /** 'note' spans with their anchors. */
  'notes',
  /** The paragraphs of the translators or the manuscript. Without it the build chooses how to set the verses. */
  'paragraphs',
  /** 'line' spans. */
  'poetry',
  /** 'title' spans over psalms. */
  'titles',
  /** 'heading' spans: the letters of Psalm 119, the books of the Psalter. */
  'headings',
  /** 'colophon' spans. */
  'subscriptions',
  /** Lemma, morphology and Strong's number of each word, in words.ndjson. */
  'hebrewWords',
] as const;
export type TranslationFeature = (typeof translationFeatures)[number];

/** What a translation contains. Chapters and verses that its testaments have but it lacks are listed in `skipped`. */
const translationContentsSchema = z.strictObject({
  /** 'whole': all 66 books; 'old': the 39 of the Old Testament. */
  testaments: z.enum(['whole', 'old']),
  /** Chapters in its file. */
  chapters: z.int().positive(),
  /** Verses that have words. */
  verses: z.int().positive(),
  /** Verses of those chapters without words, each an 'omitted' span. */
  omitted: z.int().nonnegative(),
  /** Verses whose end is missing in the source: their words end in '…'. */
  incomplete: z.int().nonnegative(),
  /** In the order of translationFeatures. */
  features: z.array(z.enum(translationFeatures)),
});
export type TranslationContents = z.infer<typeof translationContentsSchema>;

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
  contains: translationContentsSchema,
});
export type Translation = z.infer<typeof translationSchema>;

/** Source and licence of a part of the release. */
export const licenceRecordSchema = z.strictObject({
  source: z.string().min(1),
  version: z.string().min(1),
  licence: z.string().min(1),
  attribution: z.string().min(1),
});

/** What the build found when it checked one edition of the Bible. */
export const editionReportSchema = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+$/),
  name: z.string().min(1),
  /** The version of an imported text; a text of the site has none. Both may have the same slug. */
  importedVersion: z.string().optional(),
  /** Whether the edition has no fault, so that the release may have it. */
  isOffered: z.boolean(),
  /** Figures of the text, for example { verses: 31102, Selahs: 74 }. */
  counts: z.record(z.string(), z.int().nonnegative()),
  /** Faults by kind, each verse once ('Gen.3.17') in canonical order, with what was found there. */
  faults: z.array(
    z.strictObject({
      kind: z.string().min(1),
      verses: z.array(z.strictObject({ verse: z.string().min(1), found: z.string() })),
    }),
  ),
  /** Verses without words: which, why, and the reason in a sentence. */
  omissions: z.array(
    z.strictObject({ verse: z.string().min(1), reason: z.enum(omissionReasons), because: z.string() }),
  ),
  /** Words that a rule has changed. */
  mended: z.array(z.strictObject({ verse: z.string().min(1), from: z.string(), to: z.string(), rule: z.string() })),
});
export type EditionReport = z.infer<typeof editionReportSchema>;

/** manifest.json of a content release; `hash` is the name of the release's folder. */
export const contentManifestSchema = z.strictObject({
  schema: z.literal(2),
  /** 64 hexadecimal digits: SHA-256 over the names and digests in `files`. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  counts: z.record(z.string(), z.int().nonnegative()),
  /** Name in the release's folder ('entries.ndjson', 'files/ab12cd34/…') to SHA-256 of its bytes. */
  files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
  licences: z.array(licenceRecordSchema),
  /** What a source has but the release lacks or puts elsewhere, each with the reason. */
  skipped: z.array(z.strictObject({ source: z.string(), ref: z.string(), reason: z.string() })),
});
export type ContentManifest = z.infer<typeof contentManifestSchema>;
