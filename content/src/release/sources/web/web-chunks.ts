import { z } from 'zod';

/** One item of the World English Bible package: a border between blocks, a heading of a psalm, or text of one verse. */
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

/** Returns the verses without words in any chunk, in the source's order, as 'chapter:verse', e.g. '17:36'. */
export function blankVerses(chunks: readonly WebChunk[]): string[] {
  const verseOf = ({ chapterNumber, verseNumber }: WebText) => `${chapterNumber}:${verseNumber}`;
  const texts = chunks.filter(isWebText);
  const worded = new Set(texts.filter(({ value }) => value.trim() !== '').map(verseOf));
  return [...new Set(texts.map(verseOf))].filter((verse) => !worded.has(verse));
}
