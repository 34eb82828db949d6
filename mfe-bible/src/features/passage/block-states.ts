import type { BlockText } from './load-block';

/** CSS pixels. */
export type Height = number;

/** Which blocks of a passage are open, and which of them are rendered. */
export interface BlockStates {
  /** The number of open blocks, from the first one. */
  opened: number;
  /** Keyed by the index of the block. */
  texts: ReadonlyMap<number, BlockText>;
  /** The height of each block when its text was last unmounted; its empty element keeps that height. */
  heights: ReadonlyMap<number, Height>;
  /** Blocks whose text is unmounted, because they are far out of view. */
  away: ReadonlySet<number>;
  /** Blocks that are rendered completely, or must be at once; the others are rendered in steps. */
  whole: ReadonlySet<number>;
}

export type BlockEvent =
  /** The reader is near the end of the last open block. */
  | { type: 'opened' }
  | { type: 'answered'; index: number; text: BlockText }
  | { type: 'retried'; index: number }
  | { type: 'drawn'; index: number }
  | { type: 'left'; index: number; height: Height }
  | { type: 'neared'; index: number }
  /** The reader has been here before: blocks of these heights were open, and the one at index `at` was in view. */
  | { type: 'restored'; heights: readonly Height[]; at: number };

export const firstStates = (first: BlockText): BlockStates => ({
  opened: 1,
  texts: new Map([[0, first]]),
  heights: new Map(),
  away: new Set(),
  whole: new Set([0]),
});

const without = (blocks: ReadonlySet<number>, index: number): ReadonlySet<number> => {
  const left = new Set(blocks);
  left.delete(index);
  return left;
};

export function blockStates(states: BlockStates, event: BlockEvent): BlockStates {
  const { opened, texts, heights, away, whole } = states;
  switch (event.type) {
    case 'opened':
      return { ...states, opened: opened + 1 };
    case 'answered':
      return { ...states, texts: new Map(texts).set(event.index, event.text) };
    case 'retried': {
      const kept = new Map(texts);
      kept.delete(event.index);
      return { ...states, texts: kept, whole: without(whole, event.index) };
    }
    case 'drawn':
      return whole.has(event.index) ? states : { ...states, whole: new Set(whole).add(event.index) };
    case 'left':
      // A block in a hidden panel has no height: it has not left the view.
      if (event.height === 0 || away.has(event.index)) return states;
      return {
        ...states,
        heights: new Map(heights).set(event.index, event.height),
        away: new Set(away).add(event.index),
        whole: without(whole, event.index),
      };
    case 'neared':
      return away.has(event.index) ? { ...states, away: without(away, event.index) } : states;
    case 'restored':
      return {
        ...states,
        opened: Math.max(opened, event.heights.length),
        heights: new Map(event.heights.entries()),
        away: without(new Set(event.heights.keys()), event.at),
        whole: new Set([event.at]),
      };
  }
}

/** Whether all of a block's text is rendered. */
export const isDrawn = ({ texts, away, whole }: BlockStates, index: number): boolean =>
  texts.has(index) && !away.has(index) && whole.has(index);

/** The open blocks whose text is needed and not loaded. */
export const wantedBlocks = (states: BlockStates): number[] =>
  Array.from({ length: states.opened }, (_, index) => index).filter(
    (index) => !states.away.has(index) && !states.texts.has(index),
  );

/** Whether the next block may be opened: the last open block is, or was, rendered completely. */
export const mayGoOn = (states: BlockStates): boolean => {
  const last = states.opened - 1;
  return states.texts.get(last)?.failure === undefined && (states.away.has(last) || isDrawn(states, last));
};
