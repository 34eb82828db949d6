import { isOtherThanAsked, readPuzzle } from './puzzle';

const query = (text: string) => new URLSearchParams(text);

describe('the puzzle of a URL', () => {
  it.each([
    ['', 1, 1],
    ['level=2&puzzle=7', 2, 7],
    ['level=9&puzzle=5000', 3, 999],
    ['level=-4&puzzle=0', 1, 1],
    ['level=second&puzzle=1.5', 1, 1],
  ])('"%s" is the nearest one: level %i, puzzle %i', (text, level, puzzle) => {
    expect(readPuzzle(query(text), 3)).toEqual({ level, puzzle });
  });

  it('is another than the URL asks for when the game has no such level or number', () => {
    const puzzle = { level: 3, puzzle: 1 };
    expect(isOtherThanAsked(query('level=3'), puzzle)).toBe(false);
    expect(isOtherThanAsked(query('level=9'), puzzle)).toBe(true);
    expect(isOtherThanAsked(query('level=3&puzzle=x'), puzzle)).toBe(true);
    expect(isOtherThanAsked(query('passage=Ruth+1'), { level: 1, puzzle: 1 })).toBe(false);
  });
});
