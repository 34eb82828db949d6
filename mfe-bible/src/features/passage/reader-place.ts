import { moveBy, topOfView } from './scroller';

/** A reader's scroll position in a passage, in CSS pixels. */
export interface Place {
  /** Heights of all open blocks. */
  heights: readonly number[];
  /** Index of the first visible block. */
  block: number;
  /** Index in its block of the first visible verse; undefined if the block has no verses. */
  verse: number | undefined;
  /** Distance of that verse, or else of the block, below the top of the visible area; negative above it. */
  below: number;
}

const blocksOf = (passage: Element): HTMLElement[] => [...passage.querySelectorAll<HTMLElement>('[data-block]')];
const versesOf = (block: Element): Element[] => [...block.querySelectorAll('[data-verse]')];

/** The reader's position, even above the passage or below its end; undefined if the passage is hidden. */
export function measurePlace(passage: Element): Place | undefined {
  const top = topOfView(passage);
  const isBelowTop = (element: Element) => element.getBoundingClientRect().bottom > top;
  const blocks = blocksOf(passage);
  const block = blocks.find(isBelowTop) ?? blocks.at(-1);
  if (!block || block.getBoundingClientRect().height === 0) return undefined;
  const verses = versesOf(block);
  const verse = verses.find(isBelowTop);
  return {
    heights: blocks.map((each) => each.getBoundingClientRect().height),
    block: blocks.indexOf(block),
    verse: verse && verses.indexOf(verse),
    below: (verse ?? block).getBoundingClientRect().top - top,
  };
}

/** Scrolls to a position, approximately if the text of its block is not rendered yet. */
export function bringToPlace(passage: Element, { block: index, verse, below }: Place): void {
  const block = blocksOf(passage)[index];
  const target = (block && verse !== undefined && versesOf(block)[verse]) ?? block;
  if (target) moveBy(passage, target.getBoundingClientRect().top - topOfView(passage) - below);
}

const STATE_KEY = 'passagePlaces';

/** What a location's state or the browser's history entry has under the key. */
const placesIn = (state: unknown): Record<string, Place> =>
  (state as { [STATE_KEY]?: Record<string, Place> } | null)?.[STATE_KEY] ?? {};

/** State of a link to the same passage in another translation, which makes it start at a position. */
export const stateWithPlace = (place: Place | undefined) => ({ [STATE_KEY]: { handedOn: place } });

/** The position stored in this entry of the browser's history, or else the one that the link to it had. */
export const storedPlace = (name: string, locationState: unknown): Place | undefined =>
  placesIn(history.state)[name] ?? placesIn(locationState)['handedOn'];

/** Stores a position in this entry of the browser's history, which outlives a reload. */
export function storePlace(name: string, place: Place | undefined): void {
  if (!place) return;
  const state = history.state as Record<string, unknown> | null;
  history.replaceState({ ...state, [STATE_KEY]: { ...placesIn(state), [name]: place } }, '');
}
