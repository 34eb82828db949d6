import { z } from 'zod';

/** One entry of the World English Bible package: a border between blocks, a psalm's heading, or a run of one verse. */
export const webChunkSchema = z.union([
  z.strictObject({
    type: z.enum(['paragraph text', 'line text']),
    chapterNumber: z.int().positive(),
    verseNumber: z.int().positive(),
    sectionNumber: z.int().positive(),
    value: z.string(),
  }),
  z.strictObject({ type: z.literal('header'), value: z.string().min(1) }),
  z.strictObject({
    type: z.enum(['paragraph start', 'paragraph end', 'stanza start', 'stanza end', 'line break', 'break']),
  }),
]);
export type WebChunk = z.infer<typeof webChunkSchema>;
export type WebText = Extract<WebChunk, { chapterNumber: number }>;

export const isWebText = (chunk: WebChunk): chunk is WebText => 'chapterNumber' in chunk;

/** Verses that no chunk has any words for, as 'chapter:verse', e.g. '17:36'; in the source's order. */
export function blankVerses(chunks: readonly WebChunk[]): string[] {
  const verseOf = ({ chapterNumber, verseNumber }: WebText) => `${chapterNumber}:${verseNumber}`;
  const texts = chunks.filter(isWebText);
  const worded = new Set(texts.filter(({ value }) => value.trim() !== '').map(verseOf));
  return [...new Set(texts.map(verseOf))].filter((verse) => !worded.has(verse));
}
