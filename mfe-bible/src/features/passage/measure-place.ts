import type { Place } from './kept-place';
import { moveBy, topOfView } from './scroller';

const blocksOf = (passage: Element): HTMLElement[] => [...passage.querySelectorAll<HTMLElement>('[data-block]')];
const versesOf = (block: Element): Element[] => [...block.querySelectorAll('[data-verse]')];

/**
 * Measures the reader's position in a passage, even above its start or below its end; undefined if the passage is
 * hidden.
 */
export function measurePlace(passage: Element): Place | undefined {
  const top = topOfView(passage);
  const blocks = blocksOf(passage);
  const boxes = blocks.map((block) => block.getBoundingClientRect());
  const found = boxes.findIndex(({ bottom }) => bottom > top);
  const index = found < 0 ? boxes.length - 1 : found;
  const [block, box] = [blocks[index], boxes[index]];
  if (!block || !box || box.height === 0) return undefined;
  const verses = versesOf(block).map((verse) => verse.getBoundingClientRect());
  const position = verses.findIndex(({ bottom }) => bottom > top);
  const verse = verses[position];
  return {
    block: index,
    within: top - box.top,
    heights: boxes.map(({ height }) => height),
    ...(verse && { verse: { position, below: verse.top - top } }),
  };
}

/**
 * Scrolls to a position. Returns false if the text of its block is not rendered yet, so that the result is only
 * approximate.
 */
export function bringToPlace(passage: Element, { block: index, within, verse }: Place): boolean {
  const block = blocksOf(passage)[index];
  if (!block) return false;
  const mark = verse && versesOf(block)[verse.position];
  const [element, below] = mark ? [mark, verse.below] : [block, -within];
  moveBy(passage, element.getBoundingClientRect().top - topOfView(passage) - below);
  return block.dataset.drawn !== undefined;
}
