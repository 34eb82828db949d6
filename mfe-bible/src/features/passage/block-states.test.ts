import { blockStates, firstStates, isDrawn, mayGoOn, wantedBlocks, type BlockEvent } from './block-states';
import type { BlockText } from './load-block';

const text: BlockText = { parts: [] };
const after = (...events: BlockEvent[]) => events.reduce(blockStates, firstStates(text));
const answered = (index: number): BlockEvent => ({ type: 'answered', index, text });
const drawn = (index: number): BlockEvent => ({ type: 'drawn', index });

describe('the blocks of a passage', () => {
  it('start with the first, which is rendered', () => {
    expect(isDrawn(after(), 0)).toBe(true);
    expect(wantedBlocks(after())).toEqual([]);
    expect(mayGoOn(after())).toBe(true);
  });

  it('need the text of the next when it is opened, and continue once it is rendered', () => {
    expect(wantedBlocks(after({ type: 'opened' }))).toEqual([1]);
    expect(mayGoOn(after({ type: 'opened' }))).toBe(false);
    expect(mayGoOn(after({ type: 'opened' }, answered(1)))).toBe(false);
    expect(mayGoOn(after({ type: 'opened' }, answered(1), drawn(1)))).toBe(true);
  });

  it('keep their height when they are unmounted, and get their text back', () => {
    const away = after({ type: 'left', index: 0, height: 500 });
    expect(isDrawn(away, 0)).toBe(false);
    expect(away.heights.get(0)).toBe(500);
    expect(wantedBlocks(away)).toEqual([]);
    const back = blockStates(away, { type: 'neared', index: 0 });
    expect(isDrawn(back, 0)).toBe(false);
    expect(isDrawn(blockStates(back, drawn(0)), 0)).toBe(true);
  });

  it('are not unmounted when their panel is hidden', () => {
    expect(isDrawn(after({ type: 'left', index: 0, height: 0 }), 0)).toBe(true);
  });

  it('do not continue after a failure until it is retried', () => {
    const failed = after({ type: 'opened' }, { type: 'answered', index: 1, text: { failure: 'incomplete' } }, drawn(1));
    expect(mayGoOn(failed)).toBe(false);
    expect(mayGoOn(blockStates(failed, { type: 'left', index: 1, height: 90 }))).toBe(false);
    expect(wantedBlocks(failed)).toEqual([]);
    expect(wantedBlocks(blockStates(failed, { type: 'retried', index: 1 }))).toEqual([1]);
  });

  it('are restored for a returning reader: heights, and the text at their position', () => {
    const restored = after({ type: 'restored', heights: [100, 200, 300, 400], at: 2 });
    expect(restored.opened).toBe(4);
    expect(wantedBlocks(restored)).toEqual([2]);
    expect(mayGoOn(restored)).toBe(true);
    expect(restored.heights.get(3)).toBe(400);
    expect(isDrawn(blockStates(restored, answered(2)), 2)).toBe(true);
  });
});
