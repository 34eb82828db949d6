import type { BlockText } from './load-block';

/** CSS pixels. */
export type Height = number;

/** Which blocks of a passage a reader has come to, and which of them stand in the page. */
export interface BlockStates {
  /** So many are open, from the first on. */
  opened: number;
  /** By number of the block. */
  texts: ReadonlyMap<number, BlockText>;
  /** What each block measured when it was last put away; while it is away, the room that it leaves. */
  heights: ReadonlyMap<number, Height>;
  /** Put away: far out of sight. */
  away: ReadonlySet<number>;
  /** Drawn to the end, or to be drawn at once; the others are drawn a little at a time. */
  whole: ReadonlySet<number>;
}

export type BlockEvent =
  /** The reader nears the end of what is open. */
  | { type: 'opened' }
  | { type: 'answered'; index: number; text: BlockText }
  | { type: 'retried'; index: number }
  | { type: 'drawn'; index: number }
  | { type: 'left'; index: number; height: Height }
  | { type: 'neared'; index: number }
  /** The reader was here before: so many blocks were open, of these heights, and `at` is the one in sight. */
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
      // A block in a panel that is not shown has no height: it has not gone anywhere.
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

/** Whether all of a block's text is in the page. */
export const isDrawn = ({ texts, away, whole }: BlockStates, index: number): boolean =>
  texts.has(index) && !away.has(index) && whole.has(index);

/** The open blocks whose text is needed now and is not there. */
export const wantedBlocks = (states: BlockStates): number[] =>
  Array.from({ length: states.opened }, (_, index) => index).filter(
    (index) => !states.away.has(index) && !states.texts.has(index),
  );

/** Whether the last open block stands, or has stood, so that the next may be opened by itself. */
export const mayGoOn = (states: BlockStates): boolean => {
  const last = states.opened - 1;
  return states.texts.get(last)?.failure === undefined && (states.away.has(last) || isDrawn(states, last));
};
