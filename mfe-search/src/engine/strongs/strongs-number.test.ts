import { asksForGreek, readStrongs } from './strongs-number';

test.each([
  ['H430', 430, 430],
  ['h0430', 430, 430],
  ['-H430', 430, 430],
  ['+H1', 1, 1],
  ['H430-H433', 430, 433],
  ['h430-433', 430, 433],
  ['H430–H433', 430, 433],
])('%s is the number of a Hebrew word, or a range of them', (text, first, last) => {
  expect(readStrongs(text)).toEqual({ language: 'Hebrew', first, last });
});

test.each(['H', 'H0', '430', 'H430a', 'H433-H430', 'H430-G433', 'HH430', 'H12345', 'th430', 'H430-'])(
  '%s is not a number of the lexicon',
  (text) => {
    expect(readStrongs(text)).toBeUndefined();
  },
);

test('a query asks for Greek if any of its words is a Greek number', () => {
  expect(asksForGreek('love (G26 OR g0025)')).toBe(true);
  expect(asksForGreek('-G26')).toBe(true);
  expect(asksForGreek('G26-G30')).toBe(true);
  expect(asksForGreek('H430 G-force "G26" G26a')).toBe(false);
});
