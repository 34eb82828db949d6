/** @jest-environment node */
import { rovingIndex } from './roving-index';

describe('the arrow keys', () => {
  const down = { axis: 'vertical' } as const;
  const across = { axis: 'horizontal' } as const;

  it('move through a list in a circle, starting at its ends if nothing has the focus', () => {
    expect(rovingIndex('ArrowDown', 0, 3, down)).toBe(1);
    expect(rovingIndex('ArrowDown', 2, 3, down)).toBe(0);
    expect(rovingIndex('ArrowDown', -1, 3, down)).toBe(0);
    expect(rovingIndex('ArrowUp', 0, 3, down)).toBe(2);
    expect(rovingIndex('ArrowUp', -1, 3, down)).toBe(2);
    expect(rovingIndex('Home', 2, 3, down)).toBe(0);
    expect(rovingIndex('End', 0, 3, down)).toBe(2);
  });

  it('follow the reading direction', () => {
    expect(rovingIndex('ArrowRight', 0, 3, across)).toBe(1);
    expect(rovingIndex('ArrowRight', 0, 3, { ...across, rightToLeft: true })).toBe(2);
    expect(rovingIndex('ArrowLeft', 0, 3, { ...across, rightToLeft: true })).toBe(1);
  });

  it('ignore other keys', () => {
    expect(rovingIndex('ArrowLeft', 0, 3, down)).toBeUndefined();
    expect(rovingIndex('a', 0, 3, down)).toBeUndefined();
    expect(rovingIndex('ArrowDown', -1, 0, down)).toBeUndefined();
  });
});
