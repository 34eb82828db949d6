import fc from 'fast-check';
import { printVerses } from '@manna/shared/domain';
import { inOrder, parseVerses } from './verse-selection';

/** The number of verses in the longest chapter. */
const COUNT = 176;
const selection = fc.array(fc.integer({ min: 1, max: COUNT })).map(inOrder);

describe('verses in a URL', () => {
  it.each([
    ['3_5-7_10', [3, 5, 6, 7, 10]],
    ['10_3_3_2-4', [2, 3, 4, 10]],
    ['30-40', [30, 31]],
    ['', []],
    [null, []],
    ['0_32_-3_3-_a_1.5_7-5_03_ 4_1000', []],
    ['x_2', [2]],
  ])('%p names %p of 31', (value, verses) => {
    expect(parseVerses(value, 31)).toEqual(verses);
  });

  it.each([
    [[3, 5, 6, 7, 10], '3_5-7_10'],
    [[1, 2], '1-2'],
    [[16], '16'],
    [[], ''],
  ])('%p are written %p', (verses, value) => {
    expect(printVerses(verses)).toBe(value);
  });

  it('are read as they were written', () => {
    fc.assert(fc.property(selection, (verses) => expect(parseVerses(printVerses(verses), COUNT)).toEqual(verses)));
  });

  it('are in order, each once, and verses of the chapter, for any URL', () => {
    const value = fc.oneof(fc.string(), fc.stringMatching(/^[\d_-]{0,40}$/));
    fc.assert(
      fc.property(value, fc.nat(COUNT), (text, count) => {
        const verses = parseVerses(text, count);
        expect(verses).toEqual([...new Set(verses)].sort((one, other) => one - other));
        expect(verses.every((one) => one >= 1 && one <= count)).toBe(true);
        expect(parseVerses(printVerses(verses), count)).toEqual(verses);
      }),
    );
  });
});
