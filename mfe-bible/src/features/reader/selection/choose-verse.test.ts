import fc from 'fast-check';
import { extendVerses, toggleVerse } from './choose-verse';
import { inOrder } from '../../../names/verse-selection';

const verse = fc.integer({ min: 1, max: 176 });
const selection = fc.array(verse).map(inOrder);

describe('a verse that is chosen', () => {
  it('is selected, and chosen again it is not', () => {
    expect(toggleVerse([3], 1)).toEqual([1, 3]);
    expect(toggleVerse([1, 3], 1)).toEqual([3]);
    fc.assert(
      fc.property(selection, verse, (verses, one) =>
        expect(toggleVerse(toggleVerse(verses, one), one)).toEqual(verses),
      ),
    );
  });

  it('extends the selection from the one before, upwards and downwards', () => {
    expect(extendVerses([3, 10], 6, 3)).toEqual([3, 4, 5, 6, 10]);
    expect(extendVerses([3, 10], 8, 10)).toEqual([3, 8, 9, 10]);
  });

  it('extends it from the nearest where none was chosen before, and from itself where none is selected', () => {
    expect(extendVerses([3, 10], 8, undefined)).toEqual([3, 8, 9, 10]);
    expect(extendVerses([3], 5, 1)).toEqual([3, 4, 5]);
    expect(extendVerses([], 5, 1)).toEqual([5]);
  });
});
