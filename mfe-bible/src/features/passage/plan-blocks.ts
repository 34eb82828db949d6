import type { BibleRef } from '@manna/shared/contracts';
import { partsOf, type ChapterPart } from '@manna/shared/domain/chapter-text';

/** Maximum number of verses in a block. */
export const BLOCK_VERSES = 100;
/** The first block is in the server's HTML: it ends with the chapter that brings it to this many verses. */
export const FIRST_BLOCK_VERSES = 20;
/** Maximum number of chapters that the API returns at once. */
const BLOCK_PARTS = 50;

/** What is loaded, rendered and unmounted as a unit. Never empty. */
export type Block = readonly ChapterPart[];

const sizeOf = ({ first, last }: ChapterPart): number => last - first + 1;
const versesOf = (block: Block): number => block.reduce((sum, part) => sum + sizeOf(part), 0);

/**
 * Splits a chapter that is longer than a block into parts of equal size: Psalm 119 is split between two of its stanzas.
 */
function splitLong(part: ChapterPart): ChapterPart[] {
  const size = Math.ceil(sizeOf(part) / Math.ceil(sizeOf(part) / BLOCK_VERSES));
  if (size >= sizeOf(part)) return [part];
  const last = part.first + size - 1;
  return [{ ...part, last, toEnd: false }, ...splitLong({ ...part, first: last + 1 })];
}

/**
 * Plans the blocks of a passage, in order. A block ends at the end of a chapter: the first one when it has 20 verses,
 * the others before a chapter that would bring them over 100.
 */
export function planBlocks(refs: readonly BibleRef[]): readonly Block[] {
  const blocks: ChapterPart[][] = [];
  let open: ChapterPart[] = [];
  const close = () => {
    if (open.length > 0) blocks.push(open);
    open = [];
  };
  for (const part of refs.flatMap(partsOf).flatMap(splitLong)) {
    if (versesOf(open) + sizeOf(part) > BLOCK_VERSES || open.length === BLOCK_PARTS) close();
    open.push(part);
    if (blocks.length === 0 && versesOf(open) >= FIRST_BLOCK_VERSES) close();
  }
  close();
  return blocks;
}

const startsWhereEnds = (before: ChapterPart, part: ChapterPart): boolean =>
  before.book === part.book && before.chapter === part.chapter
    ? before.last + 1 === part.first
    : before.toEnd &&
      part.first === 1 &&
      (before.book === part.book
        ? before.chapter + 1 === part.chapter
        : before.chapter === before.book.chapterCount &&
          before.book.number + 1 === part.book.number &&
          part.chapter === 1);

const refFrom = (start: ChapterPart, end: ChapterPart): BibleRef => {
  const first = { book: start.book.usfmId, chapter: start.chapter, verse: start.first };
  const last = { book: end.book.usfmId, chapter: end.chapter, verse: end.last };
  const isOne = start === end && first.verse === last.verse;
  return isOne ? first : { is_range: true, start: first, end: last };
};

/** The references of exactly these parts; parts that follow each other in the canon become one reference. */
export function refsOf(parts: readonly ChapterPart[]): readonly BibleRef[] {
  const refs: BibleRef[] = [];
  let start: ChapterPart | undefined;
  let end: ChapterPart | undefined;
  for (const part of parts) {
    if (start && end && !startsWhereEnds(end, part)) {
      refs.push(refFrom(start, end));
      start = part;
    }
    start ??= part;
    end = part;
  }
  if (start && end) refs.push(refFrom(start, end));
  return refs;
}
