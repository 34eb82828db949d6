import { seededNumbers } from '../puzzle/seeded';
import { cellsOf, layOut, type Layout } from './layout';

/** Words of letters that are drawn by lot; some are the same as others, and some cannot cross. */
function words(seed: number, count: number) {
  const next = seededNumbers(seed);
  const letters = 'AEIOURSTLN';
  const draw = () => Array.from({ length: 3 + next(7) }, () => letters[next(letters.length)] ?? '').join('');
  return [...new Set(Array.from({ length: count }, draw))].map((answer) => ({ answer }));
}

/** What is written in the grid from left to right and from top to bottom, if it has two letters or more. */
function runsOf({ rows, columns, words: placed }: Layout<unknown>): string[] {
  const letters = new Map(placed.flatMap(cellsOf).map(({ key, letter }) => [key, letter]));
  const line = (length: number, keyAt: (index: number) => string) =>
    Array.from({ length }, (_, index) => letters.get(keyAt(index)) ?? ' ').join('');
  return [
    ...Array.from({ length: rows }, (_, row) => line(columns, (column) => `${row}.${column}`)),
    ...Array.from({ length: columns }, (_, column) => line(rows, (row) => `${row}.${column}`)),
  ].flatMap((text) => text.split(/ +/).filter(({ length }) => length > 1));
}

const seeds = Array.from({ length: 40 }, (_, index) => index + 1);

describe('the layout of a crossword', () => {
  it.each(seeds)('has nothing but its words in any row or column, with the seed %i', (seed) => {
    const layout = layOut(words(seed, 60), { count: 12, size: 13, seed });
    expect(runsOf(layout).sort()).toEqual(layout.words.map(({ answer }) => answer).sort());
    expect(layout.words).toHaveLength(12);
    expect(Math.max(layout.rows, layout.columns)).toBeLessThanOrEqual(13);
  });

  it.each(seeds)('is of one piece, with the seed %i', (seed) => {
    const { words: placed } = layOut(words(seed, 60), { count: 12, size: 13, seed });
    const cells = placed.map((one) => new Set(cellsOf(one).map(({ key }) => key)));
    const joined = new Set([0]);
    // A set is read on while it grows.
    for (const one of joined)
      for (const [other, keys] of cells.entries()) if ([...keys].some((key) => cells[one]?.has(key))) joined.add(other);
    expect(joined.size).toBe(placed.length);
  });

  it('is the same for the same seed, and numbers words by where they begin', () => {
    const layout = layOut(words(7, 60), { count: 10, size: 13, seed: 7 });
    expect(layOut(words(7, 60), { count: 10, size: 13, seed: 7 })).toEqual(layout);
    const starts = layout.words.map(({ row, column, number }) => ({ at: row * 100 + column, number }));
    for (const one of starts)
      for (const other of starts) expect(Math.sign(one.at - other.at)).toBe(Math.sign(one.number - other.number));
  });

  it('has as many words as fit', () => {
    const apart = [{ answer: 'ABC' }, { answer: 'DEF' }, { answer: 'CGH' }];
    const placed = layOut(apart, { count: 3, size: 5, seed: 1 }).words.map(({ answer }) => answer);
    expect(placed.sort()).toEqual(['ABC', 'CGH']);
    expect(layOut([], { count: 3, size: 5, seed: 1 }).words).toEqual([]);
  });
});
