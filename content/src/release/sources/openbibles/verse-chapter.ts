import type { Block, MarkedText, Piece } from '../../../base/bible/blocks';
import { plainText } from '../../../base/bible/blocks';

/** A chapter of a source that has verses but no paragraphs. */
export interface VerseChapter {
  readonly osisId: string;
  readonly title?: MarkedText;
  /** By the number of the verse after the heading; 0 is before the title. */
  readonly headings: ReadonlyMap<number, MarkedText>;
  /** By number. Verses that the source does not have are missing. */
  readonly verses: ReadonlyMap<number, MarkedText>;
}

/**
 * Converts a chapter to blocks. `paragraphs` are the verses that begin a paragraph in the guide. The title comes first,
 * and headings come before their verses. A missing verse becomes an empty piece.
 */
export function verseChapterBlocks(
  chapter: VerseChapter,
  verseCount: number,
  paragraphs: ReadonlySet<number>,
): Block[] {
  const blocks: Block[] = [];
  let pieces: Piece[] = [];
  const endParagraph = () => {
    if (pieces.some(({ text }) => text !== '')) {
      blocks.push({ kind: 'paragraph', pieces });
      pieces = [];
    }
  };
  const first = chapter.headings.get(0);
  if (first) blocks.push({ kind: 'heading', pieces: [first] });
  if (chapter.title) blocks.push({ kind: 'title', pieces: [chapter.title] });
  for (let verse = 1; verse <= verseCount; verse += 1) {
    const heading = chapter.headings.get(verse);
    const text = chapter.verses.get(verse);
    if (text && (heading || paragraphs.has(verse))) endParagraph();
    if (heading) blocks.push({ kind: 'heading', pieces: [heading] });
    pieces.push({ ...(text ?? plainText('')), verse });
  }
  const last = blocks.at(-1);
  if (pieces.some(({ text }) => text !== '') || !last) endParagraph();
  else blocks[blocks.length - 1] = { ...last, pieces: [...last.pieces, ...pieces] };
  return blocks;
}
