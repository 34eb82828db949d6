import { z } from 'zod';
import { ages, bibleRefSchema, cueSchema, proseSchema } from '@manna/shared/contracts';

/** Categories of resources that an operator can add to; an interactive needs code of ours. */
export const mediaCategories = ['media', 'maps', 'infographics', 'art', 'downloads'] as const;

/** A file of an import, in its folder `media`. */
const mediaFileSchema = z.strictObject({
  /** 'psalm-23.mp3'. */
  file: z.string().min(1),
  mediaType: z.string().min(3),
  /** For readers: 'MP3'. */
  label: z.string().min(1),
});
export type MediaFile = z.infer<typeof mediaFileSchema>;

/** A recording, film, picture or document that an operator adds. It becomes a resource. */
export const importedMediaSchema = z.strictObject({
  slug: z.string().min(1),
  name: z.string().min(1),
  title: z.string().min(1).optional(),
  summary: z.string().min(1).max(300),
  body: proseSchema,
  category: z.enum(mediaCategories),
  references: z.array(bibleRefSchema),
  /** Numbers of all verses that it is about, ascending. */
  verses: z.array(z.int().positive()),
  /** Entries that it belongs to: 'people/david'. */
  related: z.array(z.string().min(1)),
  ages: z.array(z.enum(ages)).min(1),
  /** Whom to thank for it; missing if that is what the import says. */
  credit: z.string().min(1).optional(),
  /** What it consists of; missing if it is only its picture. */
  main: mediaFileSchema.optional(),
  /** What is heard in a recording or film, with the times. */
  captions: z
    .strictObject({ file: z.string().min(1), language: z.string().min(2), cues: z.array(cueSchema).min(1) })
    .optional(),
  /** Its picture; one is drawn if it is missing. */
  picture: z.strictObject({ ...mediaFileSchema.shape, alt: z.string().min(1), caption: z.string().min(1) }).optional(),
});
export type ImportedMedia = z.infer<typeof importedMediaSchema>;
