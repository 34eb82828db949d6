import { printed } from './text';

test.each([
  [`He said, "It's done."`, '', 'He said, “It’s done.”'],
  [`"'Where?'" (so "Cain's")`, '', '“‘Where?’” (so “Cain’s”)'],
  // The end of a quotation that begins in the words before.
  ['" and so on', 'd', '” and so on'],
  ['"How long?"', ' ', '“How long?”'],
  ['586-538 BC', '', '586–538 BC'],
])('print has the marks of %j behind %j as %j', (words, before, expected) => {
  expect(printed(words, before)).toBe(expected);
});
