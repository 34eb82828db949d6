import { shortDescription } from './short-description';

test('shortDescription cuts a long text between words, and returns a short one unchanged', () => {
  expect(shortDescription('Jesus wept.')).toBe('Jesus wept.');
  expect(shortDescription('word '.repeat(100))).toBe(`${'word '.repeat(31).trimEnd()}…`);
});
