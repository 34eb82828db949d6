import fc from 'fast-check';
import { cellsBetween, hideWords, occurrences } from './letter-grid';
import { wordsToFind } from './passage-words';

const level = fc.constantFrom(1, 2, 3);
const seed = fc.nat(10_000);
const text = fc
  .array(fc.stringMatching(/^[A-Z][a-z]{3,9}$/), { minLength: 1, maxLength: 20 })
  .map((words) => words.join(' '));

test('every word occurs once, at the position that is returned, in a direction of its level, in a square of letters', () => {
  fc.assert(
    fc.property(text, level, seed, (written, one, from) => {
      const words = wordsToFind(written, { count: 12, longest: 10, seed: from });
      fc.pre(words.length > 0);
      const { rows, hidden } = hideWords(words, { level: one, seed: from });
      expect(rows.every((row) => /^[A-Z]+$/.test(row) && row.length === rows.length)).toBe(true);
      expect(hidden.map(({ word }) => word)).toEqual(words);
      for (const { word, first, last } of hidden) {
        const read = cellsBetween(first, last).map(({ row, column }) => rows[row]?.[column]);
        expect(read.join('')).toBe(word);
        expect(occurrences(rows, word)).toBe(1);
        if (one < 3) expect(last.column > first.column || last.row > first.row).toBe(true);
        if (one === 1) expect(last.column === first.column || last.row === first.row).toBe(true);
      }
      expect(hideWords(words, { level: one, seed: from })).toEqual({ rows, hidden });
    }),
    { numRuns: 30 },
  );
});

test('cells that are not in a straight line have none between them', () => {
  expect(cellsBetween({ row: 0, column: 0 }, { row: 2, column: 1 })).toEqual([]);
  expect(cellsBetween({ row: 2, column: 2 }, { row: 0, column: 0 })).toHaveLength(3);
  expect(cellsBetween({ row: 1, column: 1 }, { row: 1, column: 1 })).toEqual([{ row: 1, column: 1 }]);
});

test('words to find are those that a passage is about, without parts of each other', () => {
  const verse =
    "And Ruth said, Intreat me not to leave thee: for whither thou goest, I will go; in Boaz's house, housetop.";
  const words = wordsToFind(verse, { count: 20, longest: 8, seed: 1 });
  expect(words).toEqual(expect.arrayContaining(['BOAZ', 'GOEST', 'INTREAT', 'LEAVE', 'RUTH']));
  expect(words.filter((word) => word.includes('HOUSE'))).toHaveLength(1);
  expect(words).not.toContain('THOU');
  expect(wordsToFind(verse, { count: 3, longest: 8, seed: 1 })).toHaveLength(3);
  for (const seed of [1, 2, 3])
    expect(wordsToFind(`${verse} ${verse} Ruth, Boaz and Ruth`, { count: 1, longest: 8, seed })[0]).toMatch(
      /RUTH|BOAZ/,
    );
  expect(wordsToFind('', { count: 3, longest: 8, seed: 1 })).toEqual([]);
});
