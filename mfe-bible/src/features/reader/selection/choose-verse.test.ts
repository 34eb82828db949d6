import fc from 'fast-check';
import { extendVerses, toggleVerse } from './choose-verse';
import { inOrder } from '../../../names/verse-selection';

const verse = fc.integer({ min: 1, max: 176 });
const selection = fc.array(verse).map(inOrder);

describe('choosing a verse', () => {
  it('selects it, or deselects it if it is selected', () => {
    expect(toggleVerse([3], 1)).toEqual([1, 3]);
    expect(toggleVerse([1, 3], 1)).toEqual([3]);
    fc.assert(
      fc.property(selection, verse, (verses, one) =>
        expect(toggleVerse(toggleVerse(verses, one), one)).toEqual(verses),
      ),
    );
  });

  it('extends the selection from the last one, upwards and downwards', () => {
    expect(extendVerses([3, 10], 6, 3)).toEqual([3, 4, 5, 6, 10]);
    expect(extendVerses([3, 10], 8, 10)).toEqual([3, 8, 9, 10]);
  });

  it('extends it from the nearest one if there is no last one, and from itself if none is selected', () => {
    expect(extendVerses([3, 10], 8, undefined)).toEqual([3, 8, 9, 10]);
    expect(extendVerses([3], 5, 1)).toEqual([3, 4, 5]);
    expect(extendVerses([], 5, 1)).toEqual([5]);
  });
});
