import { shortDescription } from './short-description';

test('a description is cut between words, and left as it is where it is short', () => {
  expect(shortDescription('Jesus wept.')).toBe('Jesus wept.');
  expect(shortDescription('word '.repeat(100))).toBe(`${'word '.repeat(31).trimEnd()}…`);
});
